-- Rulebook sections 8.3, 15.2.4 and 19: effects that play cards, put them into hands and slots, or remove them.
scenario "F164 an effect that plays a card as it resolves still needs a loot play" {
  cites = { "8.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "impulse" } }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t) t.P1:play "impulse"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t:top "loot" == "a_dime") end,
}

scenario "F164 with a loot play left the card is played at once, and uses the loot play" {
  cites = { "8.3", "8.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "impulse" }, loot_plays = 2 }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play "impulse"
    t:resolve()
    check(t:stack() == "A Dime!!")  check(t.P1.loot_plays == 0)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins >= 10)  check(t:discard "loot" == "a_dime") end,
}

scenario "F164 an effect may say that it needs no loot play" {
  cites = { "8.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "free_impulse" } }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t) t.P1:play "free_impulse"  t:settle() end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P1.loot_plays == 0) end,
}

scenario "a card without a legal target is not played" {
  cites = { "8.3", "7.12" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "free_impulse" } }, { name = "P2" } },
  deck = { loot = { "annul" } },
  play = function(t) t.P1:play "free_impulse"  t:settle() end,
  expect = function(t) check(t:top "loot" == "annul")  check(t:discard "loot" == "free_impulse") end,
}

scenario "F165 loot played from the discard needs a loot play and priority" {
  cites = { "8.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "recall" }, loot_plays = 2 }, { name = "P2", loot_plays = 1 } },
  discard = { loot = { "a_penny", "a_dime" } },
  play = function(t)
    check(not t:can("P1", "play a_dime"))
    t.P1:play "recall"  t:settle()
    check(t:can("P1", "play a_dime"))  check(t:can("P1", "play a_penny"))  check(not t:can("P2", "play a_dime"))
    t.P1:play "a_dime"
    check(t:stack() == "A Dime!!")
    t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 10)  check(t:discard "loot" == "a_dime")  check(not t:can("P1", "play a_penny"))
  end,
}

scenario "F165 the permission ends with the turn" {
  cites = { "8.3", "6.7.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "recall" } }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  deck = { loot = { "a_penny", "a_penny", "a_penny" } },
  play = function(t)
    t.P1:play "recall"  t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")  check(t:can("P1", "play a_penny"))  check(not t:can("P1", "play a_dime"))
  end,
}

scenario "one loot card can be played 50 times in a turn" {
  cites = { "1.9", "8.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "recall" }, loot_plays = 90 }, { name = "P2" } },
  discard = { loot = { "a_penny", "a_dime" } },
  play = function(t)
    t.P1:play "recall"  t:settle()
    for _ = 1, 50 do t.P1:play "a_penny"  t:settle() end
    check(t.P1.coins == 50)  check(not t:can("P1", "play a_penny"))
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 60)  check(not t:can("P1", "play a_penny")) end,
}

scenario "two effects that let a player play from one discard list each card once" {
  cites = { "8.3", "7.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "recall", "recall" }, loot_plays = 3 }, { name = "P2" } },
  discard = { loot = { "a_dime" } },
  play = function(t)
    t.P1:play "recall"  t:settle()
    t.P1:play "recall#1"  t:settle()
    check(#t.options == 8)  -- pass, three cards, the character, attack, buy, end
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10) end,
}

scenario "F150 an item can't be put into a hand" {
  cites = { "19.5.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "pocket" } }, { name = "P2", items = { "blade" } } },
  play = function(t) t.P1:play("pocket", "blade")  t:settle() end,
  expect = function(t) check(t.P2:has "blade")  check(t.P1.loot == 0)  check(t.P1.coins == 0) end,
}

scenario "a trinket in play goes into a hand as a loot card" {
  cites = { "19.5.1", "20.3.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "pocket" } }, { name = "P2", items = { "curved_horn" } } },
  play = function(t) t.P1:play("pocket", "curved_horn")  t:settle() end,
  expect = function(t) check(t.P1:holds "curved_horn")  check(not t:in_play "curved_horn")  check(t.P1.coins == 1) end,
}

scenario "a loot card is put into a hand from the discard" {
  cites = { "19.5.1", "20.3.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "glean" } }, { name = "P2" } },
  discard = { loot = { "a_dime", "a_penny" } },
  play = function(t) t.P1:play "glean"  t:settle() end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1.loot == 1)  check(t:discard_size "loot" == 2) end,
}

scenario "a card removed from the game is in no discard and no longer in play" {
  cites = { "19.9.5", "19.9.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "exile" } }, { name = "P2", items = { "blade" } } },
  play = function(t)
    check(t:attack_of "P2" == 2)
    t.P1:play("exile", "blade")  t:settle()
  end,
  expect = function(t)
    check(not t:in_play "blade")  check(not t:discarded "blade")  check(t:attack_of "P2" == 1)
    check(t:events "destroyed" == 0)
  end,
}

scenario "F148 an item put under another is outside the game and has no abilities" {
  cites = { "19.9.1", "19.9.2" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "reliquary" } }, { name = "P2", items = { "blade" } } },
  play = function(t) t.P1:activate("reliquary", "blade")  t:settle() end,
  expect = function(t)
    check(not t:in_play "blade")  check(not t:discarded "blade")
    check(t:attack_of "P1" == 1)  check(t:attack_of "P2" == 1)  check(#t.P1.items == 1)  check(#t.P2.items == 0)
  end,
}

scenario "F153 a card that is not outside the game is not found there" {
  cites = { "19.9.4" },
  set = "../sets/trials",
  players = { { name = "P1", items = { "pathfinder" } }, { name = "P2", items = { "blade" } } },
  play = function(t) t.P1:activate "pathfinder"  t:settle() end,
  expect = function(t) check(#t.P1.items == 1)  check(t.P2:has "blade") end,
}

scenario "F153 a card removed from the game is found outside" {
  cites = { "19.9.4", "19.9.5" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "exile" }, items = { "pathfinder" } }, { name = "P2", items = { "blade" } } },
  play = function(t)
    t.P1:play("exile", "blade")  t:settle()
    t.P1:activate "pathfinder"  t:settle()
  end,
  expect = function(t) check(t.P1:has "blade")  check(t:attack_of "P1" == 2) end,
}

scenario "F149 a starting item that became a soul leaves the game for good when it is destroyed" {
  cites = { "15.1.6", "3.1.3", "19.4.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "break_soul" }, items = { "old_bone" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "old_bone"  t:settle()
    check(t.P1:has_soul "old_bone")  check(#t.P1.items == 0)
    t.P1:play("break_soul", "old_bone")  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 0)  check(not t:discarded "old_bone")  check(not t:in_play "old_bone") end,
}

scenario "a player who wins by an ability wins once it has resolved" {
  cites = { "15.2.4", "15.2.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "triumph" } }, { name = "P2", hand = { "hex" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "triumph"
    check(not t.over)
    t:resolve()
  end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P2.coins == 1) end,
}

scenario "players can respond to an ability that wins" {
  cites = { "15.2.4", "15.2.2" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "triumph" } }, { name = "P2", hand = { "hex" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "triumph"
    t.P2:play("hex", "triumph")  t:settle()
  end,
  expect = function(t) check(not t.over)  check(t:discarded "triumph") end,
}

scenario "a card put into a kind of slot with none free gets a new slot, which is not refilled" {
  cites = { "21.4b", "14.1.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fly", "dip" },
  deck = { monster = { "herd", "clotty", "fatty" } },
  play = function(t)
    t.P1:play("slay", "fly")  t:settle()
    check(t:slots "minion" == 1)  check(t:slot(1, "minion") == "clotty")  check(t:slot(1) == "fatty")
    t.P1:play("slay", "clotty")  t:settle()
  end,
  expect = function(t) check(t:slot(1, "minion") == nil)  check(t.P1.coins == 5) end,
}

scenario "F48 a monster that can't be put into discard gives its rewards and is back in its slot, as a new object" {
  cites = { "13.2.8", "13.2.3", "7.7" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "zap", "slay" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "dip", { "revenant", counters = 2 } },
  play = function(t)
    t.P1:play("zap", "revenant")  t:settle()
    check(t:hp "revenant" == 1)
    t.P1:play("slay", "revenant")  t:settle()
  end,
  expect = function(t)
    check(t:slot(2) == "revenant")  check(t:hp "revenant" == 2)  check(t:counters "revenant" == 0)
    check(t.P1.coins == 2)  check(t.P1.loot == 1)  -- it has entered play again
    check(t:discard_size "monster" == 0)
  end,
}

scenario "Q65 the card it covered enters play for a moment and is covered again" {
  cites = { "13.2.8", "14.3.4" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { { "revenant", covers = { "fatty" } }, "dip" },
  play = function(t) t.P1:play("slay", "revenant")  t:settle() end,
  expect = function(t)
    check(t:slot(1) == "revenant")  check(not t:in_play "fatty")  check(t:events "covered" == 1)
    check(not t:discarded "fatty")
  end,
}

scenario "a card that can't be put into discard stays when an effect would put it there" {
  cites = { "1.2", "20.7.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "banish" } }, { name = "P2" } },
  monsters = { "revenant", "dip" },
  play = function(t) t.P1:play("banish", "revenant")  t:settle() end,
  expect = function(t) check(t:slot(1) == "revenant")  check(t:discard_size "monster" == 0)  check(t.P1.loot == 0) end,
}

scenario "a loot card being played is on the stack and nowhere else" {
  cites = { "19.8", "19.1", "3.2.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_dime"
    check(t:stack() == "A Dime!!")  check(not t.P1:holds "a_dime")  check(t:discard_size "loot" == 0)
    t:settle()
  end,
  expect = function(t) check(t:stack() == "")  check(t:discard "loot" == "a_dime") end,
}

scenario "each deck has a discard of its own" {
  cites = { "2.1", "19.4.1", "19.4.2" },
  set = "../sets/trials",
  players = {
    { name = "P1", hand = { "seal", "shatter", "banish" }, loot_plays = 3 }, { name = "P2", items = { "blade" } },
  },
  monsters = { "fly", "dip" },
  rooms = { "mint" },
  play = function(t)
    t.P1:play("seal", "mint")  t:settle()
    t.P1:play("shatter", "blade")  t:settle()
    t.P1:play("banish", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:discard "room" == "mint")  check(t:discard "treasure" == "blade")  check(t:discard "monster" == "fly")
    check(t:discard "loot" == "banish")  check(t:discard("loot", 3) == "seal")  check(t:discard_size "room" == 1)
  end,
}

scenario "F165 only the top card of a deck that loot may be played from can be played" {
  cites = { "8.3", "8.1" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "scry" }, loot_plays = 2 }, { name = "P2" } },
  deck = { loot = { "a_dime", "a_penny" } },
  play = function(t)
    t.P1:play "scry"  t:settle()
    check(not t:can("P1", "play a_penny"))
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 10)  check(t:discard "loot" == "a_dime")  check(t:top "loot" == "a_penny")
    check(not t:can("P1", "play a_penny"))  -- no loot play is left
  end,
}

scenario "play_loot_card returns true for a played card" {
  cites = { "8.3", "7.10" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "impulse" }, loot_plays = 2 }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t) t.P1:play "impulse"  t:settle() end,
  expect = function(t) check(t.P1.coins == 11) end,
}
