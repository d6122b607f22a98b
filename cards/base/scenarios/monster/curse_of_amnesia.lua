scenario "Curse of Amnesia: 2 loot cards are discarded at the end of its player's turn" {
  cites = { "17.2", "4.4.1", "8.7" },
  players = {
    { name = "P1", curses = { "curse_of_amnesia" }, hand = { "a_penny", "a_nickel", "a_dime" } },
    { name = "P2", hand = { "bomb" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose("a_dime", "a_penny")  t:settle()
    check(t.P1.loot == 1)  check(t.P1:holds "a_nickel")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 2)  check(t:discarded "a_dime")  check(t:discarded "a_penny")  check(t.P2.loot == 2)
  end,
}

scenario "F109 Curse of Amnesia revealed: the active player gives it to a player, and the slot is filled" {
  cites = { "17.1", "14.4.3", "6.8.5" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "fly" },
  deck = { monster = { "curse_of_amnesia", "dip" } },
  play = function(t)
    t.P2:play("bomb", "fly")  t:settle()
    check(t.asked == "P1")
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2:has "curse_of_amnesia")  check(#t.P2.curses == 1)  check(t:slot(1) == "dip") end,
}

scenario "Curse of Amnesia: a player with fewer than two cards discards what they have, and may play one in response" {
  cites = { "1.3", "5.2.6", "8.7" },
  players = { { name = "P1", hand = { "a_dime", "a_penny" }, curses = { "curse_of_amnesia" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P1.loot == 0)  check(t:discarded "a_penny") end,
}
