scenario "A night at the fair: the third soul wins" {
  rules = "fair_night",
  players = { { name = "P1", souls = { "war", "gurdy" }, coins = 20, items = { "grand_prize" } }, { name = "P2" } },
  play = function(t) t.P1:activate "grand_prize"  t:settle() end,
  expect = function(t) check(t.winner == "P1") end,
}

scenario "A night at the fair begins with 5¢ and its own bonus souls" {
  rules = "fair_night", phase = "deal",
  players = { { name = "P1", character = "the_juggler" }, { name = "P2", character = "isaac" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t.P1.coins == 5)  check(t.P2.coins == 5)
    check(t:bonus_soul "soul_of_the_encore")  check(t:bonus_soul "soul_of_the_magpie")
    check(t:bonus_soul "soul_of_the_high_roller")
  end,
}

scenario "A night at the fair: items cost 8¢, and ¢ can be given away" {
  rules = "fair_night",
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:buy "breakfast"  t:settle()
    t.P1:offer("P2", 1)  t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 1)  check(t.P2.coins == 1) end,
}

scenario "A night at the fair: the loot step can be answered" {
  rules = "fair_night", phase = "start",
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:may_end_anywhere()
    for _ = 1, 6 do
      if t:stack() == "" then t:pass_all() end
    end
  end,
  expect = function(t) check(t:stack() == "start phase: loot step")  check(t.P1.loot == 0) end,
}

scenario "A night at the fair: the ¢ of rewards come last" {
  rules = "fair_night",
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "moth_queen" },
  dice = { 6, 6, 6 },
  play = function(t) t.P1:attack "moth_queen"  t:settle() end,
  expect = function(t) check(t:order("item_gained", "coins_gained")) end,
}

scenario "A night at the fair: players with 0¢ gain 1¢ at the end of their turn" {
  rules = "fair_night",
  players = { { name = "P1" }, { name = "P2", coins = 1 }, { name = "P3" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 1)  check(t.P3.coins == 0) end,
}

scenario "A night at the fair: a 6 outside an attack pays 1¢" {
  rules = "fair_night",
  players = { { name = "P1", hand = { "shell_game" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:play("shell_game", "P2")  t:settle()
    check(t.P2.coins == 7)
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "A night at the fair: a 5 pays nothing" {
  rules = "fair_night",
  players = { { name = "P1", hand = { "shell_game" } }, { name = "P2" } },
  dice = { 5 },
  play = function(t) t.P1:play("shell_game", "P2")  t:settle() end,
  expect = function(t) check(t.P2.coins == 6) end,
}
