scenario "Troll Bombs: the active player takes 2 damage" {
  cites = { "3.3.5", "1.4a", "10.2.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "troll_bombs" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:discarded "troll_bombs")  check(t:slot(1) == "fatty")
  end,
}
