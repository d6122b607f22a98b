-- Rulebook section 4: the turn.
scenario "F58 the recharge step: what the active player has, not the shop and not the others" {
  cites = { "4.2.1" },
  phase = "start",
  players = {
    { name = "P1", character = "isaac", charged = false, items = { { "mr_boom", charged = false } } },
    { name = "P2", character = "cain", charged = false, items = { { "spoon_bender", charged = false } } },
  },
  shop = { { "box", charged = false } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t.active == "P1")  check(t:charged "isaac")  check(t:charged "mr_boom")
    check(not t:charged "cain")  check(not t:charged "spoon_bender")  check(not t:charged "box")
  end,
}

scenario "F59 in the loot step the card is there before anybody receives priority" {
  cites = { "4.2.2", "4.2.3" },
  phase = "start",
  players = { { name = "P1" }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t)
    check(t.phase == "start")  check(t.P1.loot == 0)
    t:pass_all()
    check(t.phase == "start")  check(t.P1:holds "a_dime")  check(t.P1.loot_plays == 0)
    t:settle()
  end,
  expect = function(t) check(t.phase == "action")  check(t.P1.loot_plays == 1)  check(t.P1.loot == 1) end,
}

scenario "F60 the loot play may still be used as the turn ends, and is lost after that" {
  cites = { "4.3.1", "4.4.1" },
  players = { { name = "P1", hand = { "a_dime", "a_penny" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()
    t:pass_all()
    check(t.phase == "end")  check(t.P1.loot_plays == 1)
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 10)  check(t.P1.loot_plays == 0) end,
}

scenario "an unused loot play is lost at the end of the turn" {
  cites = { "4.3.1" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot_plays == 0)  check(not t:can("P1", "play")) end,
}

scenario "F61 a hand of 13 is discarded down to 10" {
  cites = { "4.4.2", "4.4.5" },
  players = {
    { name = "P1", hand = { "a_dime", "a_nickel", "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny",
                            "a_penny", "a_penny", "two_cents", "gold_bomb" } },
    { name = "P2", items = { "mr_boom" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(t.phase == "end")
    t.P1:choose("a_dime", "bomb", "two_cents")  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 10)  check(t:discarded "a_dime")  check(t:discarded "two_cents")
    check(t:discard_size "loot" == 3)
    check(t.active == "P2")
  end,
}

scenario "F66 what lasts till end of turn ends before everything heals" {
  cites = { "4.4.4", "10.1.6" },
  players = { { name = "P1", hp = 1, hand = { "pills_stats" } }, { name = "P2" } },
  dice = { 3 },
  play = function(t)
    t.P1:play "pills_stats"  t:settle()
    check(t.P1.max_hp == 3)  check(t.P1.hp == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1.hp == 2) end,
}

scenario "F177 the end of the turn can be responded to; the end phase starts after that" {
  cites = { "4.3.6", "4.3.5" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  play = function(t)
    t.P1:end_turn()
    t.P2:play("bomb", "fly")
    check(t.phase == "action")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.active == "P2")  check(t:discarded "fly") end,
}

scenario "F178 all pass on an empty stack: the active player still has the choice" {
  cites = { "4.3.7", "4.3.2" },
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  play = function(t)
    t.P1:pass()
    check(t.asked == "P2")
    t.P2:pass()
  end,
  expect = function(t)
    check(t.asked == "P1")  check(t.phase == "action")
    check(t:can("P1", "attack"))  check(t:can("P1", "buy"))  check(t:can("P1", "end"))
  end,
}

scenario "the turn passes to the left, around the table" {
  cites = { "1.7", "4.4.4", "4.2.3" },
  players = 3,
  active = "P3",
  play = function(t)
    t.P3:end_turn()  t:settle()
    check(t.active == "P1")  check(t.P1.loot == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P3.loot == 0)  check(t.turn == 3) end,
}

scenario "monsters and players heal to full as the turn ends" {
  cites = { "4.4.4", "10.3.4" },
  players = { { name = "P1", hp = 1 }, { name = "P2", hp = 1 } },
  monsters = { { "fatty", hp = 1 } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t:hp "fatty" == 4) end,
}
