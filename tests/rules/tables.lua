-- Rules 6.7.13, 15.2.5, 19.5.2 and 20.10.3: abilities of souls and of cards in a hand, players who can't win, and votes.
scenario "an ability works while its card is a soul" {
  cites = { "6.7.13", "15.1.5" },
  set = "../sets/tables",
  players = { { name = "P1", souls = { "restless_spirit" } }, { name = "P2" } },
  monsters = { "fly", "horf" },
  play = function(t)
    check(t:attack_of "P1" == 2)
    check(t:attack_of "P2" == 1)
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "abilities of a soul do not work while its card is in play, and the others do" {
  cites = { "6.7.13" },
  set = "../sets/tables",
  players = { { name = "P1", coins = 2 }, { name = "P2", coins = 2 } },
  monsters = { "restless_spirit", "fly" }, dice = { 6, 6 },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:attack "restless_spirit"  t:settle()
    check(t:attack_of "P1" == 2)
  end,
  expect = function(t)
    check(t.P2.coins == 0)  -- it took damage twice
    check(t.P1.coins == 1)
    check(t.P1.souls == 1)
  end,
}

scenario "it works only for the player who has the soul" {
  cites = { "6.7.13" },
  set = "../sets/tables",
  players = { { name = "P1" }, { name = "P2", souls = { "restless_spirit" } } },
  play = function(t)
    check(t:attack_of "P2" == 2)
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}

scenario "an ability works while its card is in a hand, and the card stays there" {
  cites = { "6.7.13" },
  set = "../sets/tables",
  players = { { name = "P1", hand = { "hidden_purse" } }, { name = "P2", hand = { "hidden_purse" } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)
    check(t.P2.coins == 0)
    check(t.P1.loot == 1)
  end,
}

scenario "an ability for the hand stops working once its card is played" {
  cites = { "6.7.13" },
  set = "../sets/tables",
  players = { { name = "P1", hand = { "hidden_purse" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "hidden_purse"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "a player who can't win does not win with enough souls" {
  cites = { "15.2.5" },
  set = "../sets/tables",
  players = { { name = "P1", items = { "ball_and_chain" },
                souls = { "restless_spirit", "restless_spirit", "restless_spirit" } }, { name = "P2" } },
  monsters = { "restless_spirit", "fly" }, dice = { 6 },
  play = function(t) t.P1:attack "restless_spirit"  t:settle() end,
  expect = function(t) check(t.P1.souls == 4)  check(not t.over) end,
}

scenario "everybody votes, and the numbers of votes are known" {
  cites = { "20.10.3" },
  set = "../sets/tables",
  players = { { name = "P1", hand = { "ballot" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "ballot"  t:settle()
    t.P1:choose "P1"  t.P1:choose "P2"
    t.P2:choose "P2"
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 2) end,
}

scenario "a vote on nothing gives an empty list" {
  cites = { "20.10.3" },
  set = "../sets/tables",
  players = { { name = "P1", hand = { "empty_ballot" } }, { name = "P2" } },
  play = function(t) t.P1:play "empty_ballot"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}

scenario "each player has several votes; a tie has no winner" {
  cites = { "20.10.3", "20.10.2" },
  set = "../sets/tables",
  players = { { name = "P1", hand = { "double_ballot", "double_ballot" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "double_ballot"  t:settle()
    t.P1:choose "P1"  t.P1:choose "P1"
    t.P2:choose "P2"  t.P2:choose "P2"
    t:settle()
    check(t.P1.coins == 0)
    check(t.P2.coins == 0)
    t.P1:play "double_ballot"  t:settle()
    t.P1:choose "P1"  t.P1:choose "P1"
    t.P2:choose "P1"  t.P2:choose "P2"
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 0) end,
}

scenario "verbs that move a card return it as it is there" {
  cites = { "7.7", "19.2" },
  set = "../sets/tables",
  players = { { name = "P1", hand = { "round_trip" } }, { name = "P2", items = { "mr_boom" } } },
  play = function(t) t.P1:play("round_trip", "mr_boom")  t:settle() end,
  expect = function(t)
    check(t:in_play "mr_boom")
    check(t.P1:has "mr_boom")
    check(t:counters "mr_boom" == 1)
  end,
}

scenario "a hand lies open for the players who may see it, and for no others" {
  cites = { "19.5.2", "19.10" },
  set = "../sets/tables",
  players = { { name = "P1", items = { "glass_cards" }, hand = { "a_penny" } }, { name = "P2", hand = { "bomb" } },
              { name = "P3", hand = { "ballot" } } },
  play = function(t)
    check(t.P1:sees "bomb")
    check(t.P1:sees "ballot")
    check(not t.P2:sees "ballot")
  end,
  expect = function(t) check(not t.P2:sees "a_penny") end,
}
