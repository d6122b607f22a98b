scenario "Curse of Greed: its player loses 4¢ at the end of their turn" {
  cites = { "17.2", "4.4.1", "20.5.2" },
  players = { { name = "P1", coins = 9, curses = { "curse_of_greed" } }, { name = "P2", coins = 9 } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.P1.coins == 5)  check(t.P2.coins == 9)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.P2.coins == 9)  check(t.P1:has "curse_of_greed") end,
}

scenario "Curse of Greed: a player with less ¢ loses all of it" {
  cites = { "20.5.2", "20.11.1" },
  players = { { name = "P1", coins = 3, curses = { "curse_of_greed" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.active == "P2") end,
}

scenario "F109 Curse of Greed revealed is given to a player, and goes to the discard when that player dies" {
  cites = { "17.1", "17.3", "6.8.5", "14.4.3" },
  players = { { name = "P1", hand = { "bomb", "tarot_death" }, loot_plays = 2 }, { name = "P2", coins = 9 } },
  monsters = { "fly" },
  deck = { monster = { "curse_of_greed", "dip" } },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    t.P1:choose "P2"  t:settle()
    check(t.P2:has "curse_of_greed")  check(t:slot(1) == "dip")
    t.P1:play("tarot_death", "P2")  t:settle()
  end,
  expect = function(t) check(#t.P2.curses == 0)  check(t:discarded "curse_of_greed")  check(t.P2.coins == 8) end,
}

scenario "Curse of Greed destroyed by Dagaz with its ability on the stack still takes 4¢" {
  cites = { "5.2.9" },
  players = { { name = "P1", coins = 9, curses = { "curse_of_greed" }, hand = { "dagaz" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P1:play("dagaz", "destroy a curse")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:discarded "curse_of_greed") end,
}
