scenario "XIX. The Sun goes to the bottom of the loot deck and gives an extra turn" {
  cites = { "4.6.3", "8.4" },
  players = { { name = "P1", hand = { "tarot_the_sun" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "tarot_the_sun"  t:settle()
    check(t:bottom "loot" == "tarot_the_sun")  check(not t:discarded "tarot_the_sun")
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")  check(t.turn == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.turn == 3) end,
}

scenario "XIX. The Sun on another player's turn only goes to the bottom" {
  cites = { "7.10" },
  players = { { name = "P1", character = "isaac" }, { name = "P2", hand = { "tarot_the_sun" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate "isaac"
    t.P2:play "tarot_the_sun"  t:settle()
    check(t:bottom "loot" == "tarot_the_sun")
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1") end,
}

scenario "XIX. The Sun cancelled goes to the discard and gives no turn" {
  cites = { "5.2.7", "7.10" },
  players = { { name = "P1", hand = { "tarot_the_sun" } }, { name = "P2", hand = { "butter_bean" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "tarot_the_sun"
    t.P2:play "butter_bean"  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t:discarded "tarot_the_sun") end,
}

scenario "XIX. The Sun copied: the copy has no card to put on the bottom, so it gives no second turn" {
  cites = { "20.9.2", "7.10" },
  players = { { name = "P1", hand = { "tarot_the_sun" }, items = { "blank_card" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "tarot_the_sun"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}
