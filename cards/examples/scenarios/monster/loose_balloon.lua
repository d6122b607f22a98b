scenario "Loose Balloon is caught with a 1 or a 2, before its damage" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "loose_balloon", "loose_balloon" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "loose_balloon#1"  t:settle()
    check(t.P1.coins == 2)
    t.P1:end_turn()  t:settle()
    t.P2:attack "loose_balloon"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 2)  check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}

scenario "Loose Balloon: a 4 misses, and a 5 hits" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "loose_balloon" },
  dice = { 4, 5, 5 },
  play = function(t) t.P1:attack "loose_balloon"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.loot == 2) end,
}
