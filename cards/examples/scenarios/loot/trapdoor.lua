scenario "Trapdoor kills a monster that is not a boss" {
  players = { { name = "P1", hand = { "trapdoor" } }, { name = "P2" } },
  monsters = { "living_tent", "strongwoman" },
  play = function(t) t.P1:play("trapdoor")  t:settle() end,
  expect = function(t) check(t:discarded "living_tent")  check(t:in_play "strongwoman") end,
}
