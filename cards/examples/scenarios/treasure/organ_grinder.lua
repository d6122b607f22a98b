scenario "Organ Grinder plays the top loot card" {
  players = { { name = "P1", items = { "organ_grinder" } }, { name = "P2" } },
  deck = { loot = { "a_nickel" } },
  play = function(t) t.P1:activate "organ_grinder"  t:settle() end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P1.loot_plays == 1)  check(t:discarded "a_nickel") end,
}
