scenario "Chest: 1-2 loot 1, 3-4 loot 2, 5-6 loot 3; then it goes to the discard" {
  cites = { "3.3.5", "9.4", "14.2.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  deck = { monster = { "chest_loot", "chest_loot", "chest_loot", "chest_loot", "chest_loot", "chest_loot", "dip" } },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t) t.P2:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 12)  check(t.P2.loot == 0)  check(t:slot(1) == "dip")  check(t:discard_size "monster" == 7)
  end,
}

scenario "Chest: a 4 is 2 loot" {
  cites = { "9.4" },
  players = { { name = "P1" }, { name = "P2" } },
  deck = { monster = { "chest_loot" } },
  dice = { 4 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.loot == 2)  check(t:discarded "chest_loot") end,
}
