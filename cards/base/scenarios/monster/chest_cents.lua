scenario "Chest: 1-2 gain 1¢, 3-4 gain 3¢, 5-6 gain 6¢; then it goes to the discard" {
  cites = { "3.3.5", "9.4", "14.2.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  deck = {
    monster = { "chest_cents", "chest_cents", "chest_cents", "chest_cents", "chest_cents", "chest_cents", "dip" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t) t.P2:play("bomb", "fly")  t:settle() end,  -- each refill reveals the next Chest
  expect = function(t)
    check(t.P1.coins == 21)  check(t.P2.coins == 0)  check(t:slot(1) == "dip")
    check(t:discard_size "monster" == 7)  check(t:discard "monster" == "chest_cents")
  end,
}

scenario "F144 Chest found by attacking the deck uses the attack, and no attack roll is made" {
  cites = { "11.2.2", "14.4.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fatty" },
  deck = { monster = { "chest_cents" } },
  dice = { 3 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.coins == 3)  check(t:slot(1) == "fatty")  check(not t:can("P1", "attack")) end,
}

scenario "Chest: a 6 pays 6¢" {
  cites = { "9.4" },
  players = { { name = "P1" }, { name = "P2" } },
  deck = { monster = { "chest_cents" } },
  dice = { 6 },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(t.P1.coins == 6) end,
}
