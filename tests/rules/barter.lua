-- Rulebook section 18: trading ¢. A scenario can check that an offer is possible, but can't make one.
scenario "if the rules allow it, a player may offer ¢ to any other player, in any player's turn" {
  cites = { "18.1" },
  set = "../sets/trials", rules = "barter",
  players = { { name = "P1", coins = 5 }, { name = "P2", coins = 1 }, { name = "P3" } },
  play = function(t)
    check(t:can("P1", "offer ¢ to P2"))  check(t:can("P1", "offer ¢ to P3"))  check(not t:can("P1", "offer ¢ to P1"))
    check(t:can("P2", "offer ¢ to P1"))
    check(not t:can("P3", "offer"))  -- nothing to offer: items and loot can't be traded
  end,
}

scenario "loot and items can't be traded" {
  cites = { "18.1" },
  set = "../sets/trials", rules = "barter",
  players = { { name = "P1", hand = { "a_penny" }, items = { "blade" } }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "offer")) end,
}

scenario "Q35 without the trading option no ¢ can be offered" {
  cites = { "18.1" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 5 }, { name = "P2", coins = 5 } },
  play = function(t) check(not t:can("P1", "offer"))  check(not t:can("P2", "offer")) end,
}

scenario "characters of the same team can't trade ¢" {
  cites = { "18.5", "21.3d" },
  rules = "coop",
  players = { { name = "P1", coins = 5 }, { name = "P2", coins = 5 } },
  play = function(t) check(not t:can("P1", "offer"))  check(not t:can("P2", "offer")) end,
}

scenario "F122 ¢ that are offered and accepted change hands, off the stack, and are not gained" {
  rules = "barter",
  cites = { "18.1", "18.2", "18.3", "18.4", "20.3.5" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 5 }, { name = "P2", items = { "counting_house" } } },
  play = function(t)
    t.P1:offer("P2", "3")
    check(t:stack() == "")  check(t.asked == "P2")  check(t.question == "accept")
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t.P2.coins == 3)  check(t:events "coins_given" == 1)  check(t:events "coins_gained" == 0)
  end,
}

scenario "¢ that are offered and not accepted stay" {
  rules = "barter",
  cites = { "18.2" },
  set = "../sets/trials",
  players = { { name = "P1", coins = 5 }, { name = "P2" } },
  play = function(t)
    t.P1:offer("P2", "3")
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 0) end,
}
