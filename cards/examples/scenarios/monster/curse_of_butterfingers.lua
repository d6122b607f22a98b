scenario "Curse of Butterfingers: loot 2 becomes loot 1" {
  players = {
    { name = "P1", coins = 20, items = { "loyalty_card" } }, { name = "P2" },
  },
  deck = { monster = { "curse_of_butterfingers" } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:attack("deck", { slot = 1 })  t.P1:choose "P1"  t:settle()
    check(#t.P1.curses == 1)
    t.P1:buy "breakfast"  t:settle()
    t.P1:activate "loyalty_card"  t:settle()
    check(t.P1.loot == 1)
    t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 2)  check(t.P2.loot == 1) end,
}

scenario "Curse of Butterfingers does nothing for other players" {
  players = {
    { name = "P1", items = { "white_elephant", "breakfast", "the_bone" } },
    { name = "P2", curses = { "curse_of_butterfingers" } },
  },
  play = function(t) t.P1:activate("white_elephant", "breakfast")  t:settle() end,
  expect = function(t) check(t.P1.loot == 3) end,
}
