scenario "a function asks about each player in turn" {
  cites = { "6.9.8" },
  set = "../sets/tables",
  players = {
    { name = "P1", items = { "scoreboard" }, hand = { "bomb", "gold_bomb" }, loot_plays = 2 },
    { name = "P2", items = { "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P1:activate "scoreboard"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 1)
    check(t.P2.coins == 3)
  end,
}

scenario "a function asks about a player who was chosen in it" {
  cites = { "6.9.8" },
  set = "../sets/tables",
  players = {
    { name = "P1", items = { "bar_tab" }, hand = { "bomb" } },
    { name = "P2", coins = 5, hand = { "bomb", "bomb" }, loot_plays = 2 },
  },
  monsters = { "monstro" },
  play = function(t)
    t.P1:play("bomb", "monstro")
    t.P1:pass()
    t.P2:play("bomb", "monstro")  t:settle()
    t.P1:pass()
    t.P2:play("bomb", "monstro")  t:settle()
    t.P1:activate "bar_tab"  t:settle()
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 1)
    check(t.P2.coins == 3)
  end,
}

scenario "the ¢ that a function has gained are counted when it asks" {
  cites = { "6.9.8" },
  set = "../sets/tables",
  players = { { name = "P1", items = { "mr_boom" }, hand = { "a_nickel", "post_mortem" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "monstro" },
  play = function(t)
    t.P1:activate("mr_boom", "monstro")  t:settle()
    t.P1:play "a_nickel"  t:settle()
    t.P1:play("post_mortem", "mr_boom")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "mr_boom")
    check(t.P1.coins == 11)  -- 5, then 1 activation and the last 5
  end,
}

scenario "an item that returns to play is asked about as a new object" {
  cites = { "6.9.8", "6.9.5" },
  set = "../sets/tables",
  players = { { name = "P1", items = { "mr_boom" }, hand = { "round_trip", "post_mortem" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "monstro" },
  play = function(t)
    t.P1:activate("mr_boom", "monstro")  t:settle()
    t.P1:play("round_trip", "mr_boom")  t:settle()
    t.P1:play("post_mortem", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}

scenario "a condition that asks in its function allows the use once it holds" {
  cites = { "6.9.8", "6.3.5" },
  set = "../sets/tables",
  players = {
    { name = "P1", items = { { "late_wages", counters = 2 } }, hand = { "bomb" } },
    { name = "P2" },
  },
  monsters = { "monstro" },
  play = function(t)
    check(t:why_not("P1", "activate", "late_wages") == "6.3.5")
    t.P1:play("bomb", "monstro")  t:settle()
    t.P1:activate "late_wages"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3) end,
}

scenario "a number that asks in its function follows each event" {
  cites = { "6.9.8" },
  set = "../sets/tables",
  players = { { name = "P1", items = { "stage_fright" }, hand = { "a_penny", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"
    check(t:attack_of "P1" == 3)
    t:settle()
    t.P1:play "a_penny"  t:settle()
    check(t:attack_of "P1" == 5)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}

scenario "a copy asks for the player who controls it" {
  cites = { "6.9.8", "20.9.1" },
  set = "../sets/tables",
  players = {
    { name = "P1", items = { "stage_fright" }, hand = { "a_penny" } },
    { name = "P2", items = { "modeling_clay" } },
  },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:pass()
    t.P2:activate("modeling_clay", "stage_fright")  t:settle()
  end,
  expect = function(t)
    check(t:attack_of "P1" == 3)
    check(t:attack_of "P2" == 1)
  end,
}

scenario "a stolen item asks for its new player" {
  cites = { "6.9.8" },
  set = "../sets/tables",
  players = {
    { name = "P1", items = { "pay_to_play" }, coins = 10, hand = { "a_penny" } },
    { name = "P2", items = { "stage_fright" } },
  },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t:attack_of "P2" == 1)
    t.P1:activate("pay_to_play", "stage_fright")  t:settle()
  end,
  expect = function(t)
    check(t:attack_of "P1" == 3)
    check(t:attack_of "P2" == 1)
  end,
}
