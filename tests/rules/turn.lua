-- Rulebook section 4: the turn.
scenario "F58 the recharge step recharges the active player's objects, not the shop or other players'" {
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

scenario "F59 in the loot step the card is drawn before anybody receives priority" {
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

scenario "F66 effects till end of turn end before everything heals" {
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

scenario "F178 after all pass on an empty stack the active player may still act" {
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

scenario "a turn is a start phase, an action phase and an end phase" {
  cites = { "4.1" },
  phase = "start",
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t)
    check(t.phase == "start")
    t:settle()
    check(t.phase == "action")
    t.P1:end_turn()
    check(t.phase == "action")  -- the priority pass that follows the declaration
    t:pass_all()
    check(t.phase == "end")  check(t.active == "P1")
    t:pass_all()
    check(t.phase == "start")  check(t.active == "P2")
    t:settle()
  end,
}

scenario "in the middle of an attack the active player may still play loot and activate" {
  cites = { "4.3.4" },
  players = { { name = "P1", hand = { "a_penny" }, items = { "mr_boom" } }, { name = "P2" } },
  monsters = { { "fatty", hp = 2 } },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fatty"
    t.P1:play "a_penny"
    t.P1:activate("mr_boom", "fatty")
    t:resolve()  t:resolve()
    check(t:hp "fatty" == 1)
    t:resolve()
    check(t.P1.coins == 1)  check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fatty") end,
}

scenario "the hand size is checked after abilities at the end of the turn" {
  cites = { "4.4.1", "4.4.2" },
  players = {
    { name = "P1", items = { "starter_deck" },
      hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny" } },
    { name = "P2" },
  },
  deck = { loot = { "a_dime", "a_nickel" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")  check(t.P1.loot == 11)  check(t.P1:holds "a_nickel")
    t.P1:choose "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 10)  check(t:discard_size "loot" == 1)  check(t.active == "P2") end,
}

scenario "cards played as the turn ends do not count for the hand size" {
  cites = { "4.4.1", "4.4.2" },
  players = {
    { name = "P1", hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
                            "a_penny", "a_dime" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    check(t.phase == "end")
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 10)  check(t.active == "P2")  check(t:discard_size "loot" == 1) end,
}

scenario "a card that ends the turn does not skip any part of the end phase: triggers, the hand limit, healing" {
  cites = { "4.5.1", "4.4.2", "4.4.4" },
  set = "../sets/probe",
  players = {
    { name = "P1", hp = 1, items = { "pension" },
      hand = { "end_now", "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
               "a_penny", "a_dime" } },
    { name = "P2", hp = 1 },
  },
  monsters = { { "fatty", hp = 1 } },
  play = function(t)
    t.P1:play "end_now"  t:settle()
    check(t.phase == "end")  check(t.P1.coins == 1)  check(t.question == "discard_loot")
    t.P1:choose "a_dime"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t.P1.loot == 10)  check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t:hp "fatty" == 4)
  end,
}

scenario "ending the turn in the end phase does not start that phase again" {
  cites = { "4.5.4" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "pension" }, hand = { "end_now" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    check(t.phase == "end")
    t.P1:play "end_now"  t:resolve()
    check(t.phase == "end")  check(t:stack() ~= "")  check(t:can("P2", "mr_boom"))
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.active == "P2")  check(t.turn == 2) end,
}

scenario "triggers in the hand-size step wait for the next start phase, and nobody can respond before" {
  cites = { "4.4.5", "5.1.6" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "ragpicker" },
      hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
               "a_dime" } },
    { name = "P2", items = { "mr_boom" } },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")
    t.P1:choose "a_dime"
    check(t.active == "P2")  check(t.phase == "start")  check(t.P2.loot == 0)
    check(t.P1.coins == 0)  check(t:stack() ~= "")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.loot == 1) end,
}

scenario "triggers left from the end of a turn go on the stack with those of the next start phase" {
  cites = { "4.2.2", "4.4.5", "Q9" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "ragpicker" },
      hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
               "a_dime" } },
    { name = "P2", items = { "dark_bum" } },
  },
  dice = { 1 },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose "a_dime"
    check(t.active == "P2")  check(t.phase == "start")
    check(t:events "turn_started" == 1)  check(t:events "put_on_stack" == 2)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1) end,
}

scenario "the stack below a card that ends the turn resolves in the end phase, after the end triggers" {
  cites = { "4.5.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "pension" }, hand = { "end_now" } },
    { name = "P2", hand = { "a_dime" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:pass()
    t.P2:play "a_dime"
    t.P1:play "end_now"  t:resolve()
    check(t.phase == "end")  check(t.P2.coins == 0)
    t:resolve()
    check(t.P1.coins == 1)  check(t.P2.coins == 0)
    t:resolve()
    check(t.P2.coins == 10)  check(t.phase == "end")
    t:settle()
  end,
  expect = function(t) check(t.active == "P2") end,
}

scenario "everything is charged before anybody receives priority in a turn" {
  cites = { "5.1.6", "4.2.1" },
  players = {
    { name = "P1" },
    { name = "P2", items = { { "mr_boom", charged = false } } },
  },
  play = function(t)
    t.P1:end_turn()
    for _ = 1, 6 do
      if t.active == "P1" then t:pass_all() end
    end
    check(t.active == "P2")  check(t.phase == "start")  check(t.asked == "P2")  check(t:charged "mr_boom")
    t:settle()
  end,
}

scenario "a skipped turn does not happen, and nothing triggers on it" {
  cites = { "6.7.8", "4.6.3" },
  players = { { name = "P1" }, { name = "P2", curses = { "curse_of_pain" } } },
  monsters = { { "famine", hp = 1 } },  -- who kills it skips their next turn
  dice = { 3 },
  active = "P2",
  play = function(t)
    t.P2:attack "famine"  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t)
    check(t.active == "P1")  check(t.P2.hp == 2)  check(t.P2.loot == 3)  check(t:events "damage_taken" == 1)
    check(t.P1.loot == 2)
  end,
}

scenario "a purchase under way stops when a card ends the turn, and nothing is paid" {
  cites = { "4.5.1", "4.5.3" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 10 }, { name = "P2", hand = { "end_now" }, loot_plays = 1 } },
  shop = { "breakfast" },
  play = function(t)
    t.P1:declare_purchase()
    check(not t:can("P1", "attack"))  check(not t:can("P1", "end"))
    t.P2:play "end_now"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t.active == "P2")  check(t:slot(1, "shop") == "breakfast") end,
}

scenario "a card that ends the turn in the start phase skips the loot step and the action phase" {
  cites = { "4.5.1" },
  set = "../sets/probe",
  phase = "start",
  players = { { name = "P1", items = { "pension" } }, { name = "P2", hand = { "end_now" }, loot_plays = 1 } },
  play = function(t)
    t.P2:play "end_now"  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 0)  check(t.P1.coins == 1)  check(t.active == "P2")  check(t.P2.loot == 1)
  end,
}

scenario "items can change the maximum hand size" {
  cites = { "1.8", "4.4.2" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "satchel" },
      hand = { "bomb", "bomb", "bomb", "bomb", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny", "a_penny",
               "a_dime", "a_nickel", "a_nickel" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.question == "discard_loot")
    t.P1:choose "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 12)  check(t.active == "P2") end,
}

scenario "a loot play that another player got is lost at the end of the turn, too" {
  cites = { "4.3.1" },
  players = { { name = "P1" }, { name = "P2", character = "cain", hand = { "a_penny", "a_penny" } } },
  play = function(t)
    t.P1:pass()
    t.P2:activate "cain"  t:settle()
    check(t.P2.loot_plays == 1)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t.P2.loot_plays == 1)
  end,
}

scenario "a die outside an attack stays on the stack after the action phase ends" {
  cites = { "4.5.2", "4.5.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "pills_cents", "end_now" }, loot_plays = 2 }, { name = "P2" } },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"  t:resolve()
    t.P1:play "end_now"  t:resolve()
    check(t.phase == "end")  check(t:stack() == "roll 1")  check(t.active == "P1")
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.active == "P2") end,
}

scenario "a card that ends the turn during an attack removes the roll and leaves the rest of the stack" {
  cites = { "4.5.2", "4.5.3" },
  set = "../sets/probe",
  players = {
    { name = "P1", hp = 1, hand = { "end_now" } },
    { name = "P2", hand = { "a_dime" }, loot_plays = 1 },
  },
  monsters = { "fatty" },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fatty"
    t.P1:pass()
    t.P2:play "a_dime"
    t.P1:play "end_now"  t:resolve()
    check(t.phase == "end")  check(t:stack() == "A Dime!!")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(t:events "rolled" == 0)  check(t:events "player_died" == 0) end,
}

scenario "an attack, a purchase or the end can't be declared while something is on the stack" {
  cites = { "4.3.2" },
  players = { { name = "P1", coins = 10, hand = { "a_penny" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_penny"
    check(not t:can("P1", "attack"))  check(not t:can("P1", "buy"))  check(not t:can("P1", "end"))
    t:settle()
    check(t:can("P1", "attack"))  check(t:can("P1", "buy"))  check(t:can("P1", "end"))
    check(not t:can("P2", "attack"))  check(not t:can("P2", "buy"))  check(not t:can("P2", "end"))
  end,
}
