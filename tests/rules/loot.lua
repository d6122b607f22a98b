-- Rulebook section 8: playing loot; and copies of loot (20.9).
scenario "a loot that is played leaves the hand for the stack, and its player controls it on any turn" {
  cites = { "8.1", "1.4b" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime" }, loot_plays = 1 } },
  play = function(t)
    t.P1:pass()
    t.P2:play "a_dime"
    check(t.P2.loot == 0)  check(t:stack() == "A Dime!!")  check(t.P2.loot_plays == 0)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(t.P1.coins == 0)  check(t:discard "loot" == "a_dime") end,
}

scenario "F129 a copy that says to put itself into the discard does nothing; the card it copies does" {
  cites = { "20.9.2", "7.10" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "cash_in" }, items = { "blank_card" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "cash_in"
    t:resolve()
    t:resolve()
    check(t.P1.coins == 0)  check(not t:discarded "cash_in")  -- the copy
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t:discard_size "loot" == 1) end,
}

scenario "F129 a copy that says to put itself into its deck does nothing" {
  cites = { "20.9.2" },
  players = { { name = "P1", hand = { "tarot_the_sun" }, items = { "blank_card" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "tarot_the_sun"  t:settle()
    check(t:bottom "loot" == "tarot_the_sun")
    for turn = 2, 3 do
      t[t.active]:end_turn()  t:settle()
      check(t.turn == turn)  check(t.active == (turn == 2 and "P1" or "P2"))  -- one extra turn, not two
    end
  end,
}

scenario "a loot can't be played without a loot play, with or without priority" {
  cites = { "8.2" },
  players = { { name = "P1", hand = { "a_penny", "a_dime" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_dime"
    check(t.asked == "P1")  check(not t:can("P1", "play a_penny"))
    t:settle()
    check(not t:can("P1", "play a_penny"))
  end,
}

scenario "a copy of a card that cancels everything cancels the card, which goes to the discard once" {
  cites = { "20.9.2", "5.2.7", "8.5" },
  players = { { name = "P1", hand = { "tarot_the_fool" }, items = { "blank_card" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "blank_card"  t:settle()
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t:discard "loot" == "tarot_the_fool")  check(t:discard_size "loot" == 1)  check(t:events "cancelled" == 1)
    check(t.active == "P2")
  end,
}

scenario "a loot that would become a soul is cancelled by a card that cancels everything" {
  cites = { "8.6", "8.4" },
  players = { { name = "P1", hand = { "lost_soul", "tarot_the_fool" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play "lost_soul"
    t.P1:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t)
    check(t.P1.souls == 0)  check(#t.P1.items == 0)
    check(t:discard "loot" == "tarot_the_fool")  check(t:discard("loot", 2) == "lost_soul")
  end,
}
