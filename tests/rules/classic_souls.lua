-- The first edition, rulebook section 15, PD22 to PD24: bonus souls and winning. Where the second edition differs, its
-- scenario follows.

-- ---- Bonus souls
scenario "PD22 15.4.4 first edition: Soul of Greed for 25¢ and Soul of Gluttony for 10 loot cards" {
  rules = "classic",
  cites = { "15.4.4", "PD22" },
  players = {
    { name = "P1", coins = 24, hand = { "a_penny" } },
    { name = "P2", hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_nickel", "a_nickel" } },
  },
  bonus_souls = { "soul_of_greed", "soul_of_gluttony", "soul_of_guppy" },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1:has_soul "soul_of_greed")  check(t.P2.souls == 0)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P2:has_soul "soul_of_gluttony")  check(t.P1.souls == 1)  check(t.P2.souls == 1) end,
}

scenario "15.4.4 first edition: Soul of Guppy for two Guppy items" {
  rules = "classic",
  cites = { "15.4.4" },
  players = { { name = "P1", coins = 10, items = { "guppys_collar" } }, { name = "P2" } },
  shop = { "the_dead_cat" },
  bonus_souls = { "soul_of_guppy" },
  play = function(t) t.P1:buy "the_dead_cat"  t:settle() end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy")  check(t.P1.souls == 1) end,
}

scenario "PD23 first edition: a destroyed bonus soul is removed from the game" {
  rules = "classic",
  cites = { "PD23", "15.4.3" },
  set = "../sets/variants",
  players = { { name = "P1", coins = 24, hand = { "aid", "break_soul", "a_dime" }, loot_plays = 3 }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    t.P1:play("aid", "P1")  t:settle()
    check(t.P1:has_soul "soul_of_greed")
    t.P1:play("break_soul", "soul_of_greed")  t:settle()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 35)  check(t.P1.souls == 0) end,
}

-- ---- Winning
scenario "PD24 first edition: a player who gains the fourth soul wins, even if the same card takes it back" {
  rules = "classic",
  cites = { "PD24", "15.2.2" },
  set = "../sets/variants",
  players = { { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "flicker" } }, { name = "P2" } },
  play = function(t) t.P1:play "flicker"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "PD24 second edition: souls are counted between resolutions" {
  cites = { "PD24", "15.2.2" },
  set = "../sets/variants",
  players = { { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "flicker" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "flicker"  t:settle()
    t.P1:choose "envy"  t:settle()
  end,
  expect = function(t) check(not t.over)  check(t.P1.souls == 3)  check(t.P1:has_soul "flicker") end,
}

scenario "PD24 F117 second edition: two players who reach four souls in one resolution tie" {
  cites = { "PD24", "15.2.2", "15.2.3" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "communion" } },
    { name = "P2", souls = { "war", "famine", "pin" } },
  },
  deck = { monster = { "little_horn" } },
  play = function(t) t.P1:play("communion", "P2")  t:settle() end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "PD24 first edition: the player who gains the fourth soul first wins alone" {
  rules = "classic", cites = { "PD24", "15.2.2" }, set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "envy" }, hand = { "communion" } },
    { name = "P2", souls = { "war", "famine", "pin" } },
  },
  deck = { monster = { "little_horn" } },
  play = function(t) t.P1:play("communion", "P2")  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "PD24 the fourth soul wins at once, before the rest of the effect" {
  rules = "classic",
  cites = { "PD24", "15.2.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "war" }, hand = { "glory" } }, { name = "P2", coins = 5 },
  },
  play = function(t) t.P1:play "glory"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P2.coins == 5) end,
}

scenario "PD24 in the second edition souls are counted once the effect has resolved" {
  cites = { "PD24", "15.2.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "war" }, hand = { "glory" } }, { name = "P2", coins = 5 },
  },
  play = function(t) t.P1:play "glory"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P2.coins == 0) end,
}

scenario "PD24 first edition: the soul of a boss wins before its slot is refilled" {
  rules = "classic",
  cites = { "PD24", "15.2.2", "13.3.3" },
  players = {
    { name = "P1", souls = { "gurdy", "envy", "war" }, hand = { "bomb" } }, { name = "P2" },
  },
  monsters = { { "monstro", hp = 1 } },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:play("bomb", "monstro")
    for _ = 1, 4 do t:resolve() end
    check(not t.over)  check(t.P1.coins == 6)
    t:resolve()
  end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t:slot(1) == nil) end,
}
