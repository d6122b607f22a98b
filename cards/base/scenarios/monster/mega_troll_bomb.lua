scenario "Mega Troll Bomb! deals 2 damage to every player" {
  cites = { "3.3.5", "10.2.3", "20.12.4" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", items = { "dinner", "the_dead_cat" } } },
  monsters = { "fatty" },
  deck = { monster = { "mega_troll_bomb" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t:counters "the_dead_cat" == 7)  check(t:discarded "mega_troll_bomb")
    check(t:slot(1) == "fatty")
  end,
}
