scenario "Gold Chest: 1-2 gain 1 treasure, 3-4 gain 5¢, 5-6 gain 7¢; then it goes to the discard" {
  cites = { "3.3.5", "9.4", "3.1.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  deck = {
    monster = {
      "gold_chest_cents", "gold_chest_cents", "gold_chest_cents", "gold_chest_cents", "gold_chest_cents",
      "gold_chest_cents", "dip",
    },
    treasure = { "meat", "synthoil", "eye_of_greed" },
  },
  dice = { 1, 2, 3, 4, 6, 6 },
  play = function(t) t.P2:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t.P1:has "meat")  check(t.P1:has "synthoil")  check(not t.P1:has "eye_of_greed")
    check(t.P1.coins == 25)  check(t:slot(1) == "dip")  check(t:discard_size "monster" == 7)
  end,
}

scenario "Gold Chest: a 5 pays 7¢, a 4 pays 5¢" {
  cites = { "9.4" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "gold_chest_cents", "gold_chest_cents" } },
  dice = { 5, 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t:settle()
    check(t.P1.coins == 7)
    t.P1:end_turn()  t:settle()
    t.P2:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 5) end,
}
