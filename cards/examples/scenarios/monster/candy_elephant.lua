scenario "Candy Elephant pays for each item of the player who gains its rewards" {
  players = { { name = "P1", items = { "popcorn_bucket", "cash_box" } }, { name = "P2", items = { "knife_case" } } },
  monsters = { "candy_elephant" },
  dice = { 3, 3 },
  play = function(t)
    check(t:hp "candy_elephant" == 2)  check(t:attack_of "candy_elephant" == 1)
    t.P1:attack "candy_elephant"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P1.loot == 1) end,
}

scenario "Candy Elephant: a 2 misses" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "candy_elephant" },
  dice = { 2, 3, 3 },
  play = function(t) t.P1:attack "candy_elephant"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 0)  check(t.P1.loot == 1) end,
}
