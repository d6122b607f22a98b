scenario "Champion Belt gives +1 attack for the first attack roll and a second attack each turn" {
  cites = { "11.1.1", "11.1.8", "6.7.7" },
  players = { { name = "P1", items = { "champion_belt" } }, { name = "P2" } },
  monsters = { "fatty", "pale_fatty" },  -- 4 HP each
  dice = { 2, 2, 2, 3, 3, 3, 3 },
  play = function(t)
    t.P1:attack "fatty"  t:settle()
    check(t:discarded "fatty")
    t.P1:attack "pale_fatty"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "pale_fatty")  check(t:events "hit" == 7)  check(not t:can("P1", "attack"))
  end,
}
