scenario "There's Options lets its player buy twice a turn, but not three times" {
  cites = { "4.3.3", "12.1" },
  players = { { name = "P1", coins = 30, items = { "theres_options" } }, { name = "P2", coins = 20 } },
  shop = { "meat", "breakfast" },
  deck = { treasure = { "dinner", "box" } },
  play = function(t)
    t.P1:buy "meat"  t:settle()
    t.P1:buy "breakfast"  t:settle()
    check(t.P1:has "meat")  check(t.P1:has "breakfast")  check(t.P1.coins == 10)  check(not t:can("P1", "buy"))
    t.P1:end_turn()  t:settle()
    t.P2:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(not t:can("P2", "buy")) end,
}

scenario "There's Options shows its player the top of the treasure deck on their turn" {
  cites = { "19.3.2", "19.3.3" },
  players = { { name = "P1", coins = 10, items = { "theres_options" } }, { name = "P2" } },
  deck = { treasure = { "decoy", "smelter", "synthoil" } },
  play = function(t)
    check(t.P1:sees("treasure", 1))  check(not t.P1:sees("treasure", 2))  check(not t.P2:sees("treasure", 1))
    check(not t.P1:sees("loot", 1))  check(not t.P1:sees("monster", 1))
    t.P1:buy "treasure deck"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "decoy")  check(t:top "treasure" == "smelter")
    check(t.P1:sees("treasure", 1))  check(not t.P1:sees("treasure", 2))  check(not t.P2:sees("treasure", 1))
  end,
}

scenario "There's Options shows nothing on another player's turn" {
  cites = { "19.3.2", "4.1" },
  players = { { name = "P1", coins = 10 }, { name = "P2", items = { "theres_options" } } },
  deck = { treasure = { "decoy", "smelter", "synthoil" } },
  play = function(t)
    check(not t.P2:sees("treasure", 1))
    t.P1:buy "treasure deck"  t:settle()
    check(not t.P2:sees("treasure", 1))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2:sees("treasure", 1))  check(not t.P1:sees("treasure", 1)) end,
}

scenario "There's Options shows the deck to nobody once it has been swapped away during its player's turn" {
  cites = { "6.4.1", "20.3.4" },
  players = {
    { name = "P1", coins = 20, items = { "theres_options" } },
    { name = "P2", items = { "decoy" } },
  },
  deck = { treasure = { "meat", "smelter", "synthoil" } },
  play = function(t)
    t.P2:activate("decoy", "theres_options")  t:settle()
    t.P1:buy "treasure deck"  t:settle()
  end,
  expect = function(t)
    check(t.P2:has "theres_options")  check(t:top "treasure" == "smelter")  check(not t.P1:sees("treasure", 1))
    check(not t.P2:sees("treasure", 1))  check(not t:can("P1", "buy"))
  end,
}
