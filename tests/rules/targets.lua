-- Rulebook sections 6, 7 and 20.5: targets, costs, fizzling.
scenario "F71 an ability on the stack resolves even if its item has left play" {
  cites = { "5.2.9" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "the_d20" } } },
  monsters = { "fatty" },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:activate("the_d20", "mr_boom")
    t:resolve()
    check(t:discarded "mr_boom")  check(t.P1:has "meat")
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3) end,
}

scenario "F73 the part after `then` happens even if the part before it did not" {
  cites = { "7.9", "1.3" },
  players = { { name = "P1", items = { "forever_alone" } }, { name = "P2" } },
  deck = { loot = { "a_dime" } },
  play = function(t) t.P1:activate("forever_alone", "discard a loot")  t:settle() end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1.loot == 1) end,
}

scenario "F79 a paid ability works in any turn, as often as it can be paid" {
  cites = { "6.3.3" },
  players = { { name = "P1" }, { name = "P2", coins = 6, items = { { "portable_slot_machine", charged = false } } } },
  dice = { 5, 6 },
  play = function(t)
    t.P2:activate "portable_slot_machine"
    t.P2:activate "portable_slot_machine"
    check(t.P2.coins == 0)
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 0)  check(not t:can("P2", "portable_slot_machine")) end,
}

scenario "F125 `lose 4¢` with 2¢ loses 2¢; a cost of 4¢ can't be paid with 2¢" {
  cites = { "20.5.2", "20.5.3", "6.2.2" },
  players = {
    { name = "P1", coins = 2, hand = { "pills_cents" }, items = { "battery_bum", { "mr_boom", charged = false } } },
    { name = "P2" },
  },
  dice = { 5 },
  play = function(t)
    check(not t:can("P1", "battery_bum"))
    t.P1:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(not t:charged "mr_boom") end,
}

scenario "an ability whose only target has left play fizzles, and its cost stays paid" {
  cites = { "7.5", "6.2.2", "7.7" },
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", items = { "golden_razor_blade" }, coins = 5 } },
  monsters = { "fly" },
  deck = { monster = { "dip" } },
  play = function(t)
    t.P1:activate("mr_boom", "fly")
    t.P2:activate("golden_razor_blade", "fly")  t:settle()
  end,
  expect = function(t)
    check(t:events "fizzled" == 1)  check(t:slot(1) == "dip")  check(t:hp "dip" == 1)
    check(not t:charged "mr_boom")  check(t.P2.coins == 0)
  end,
}

scenario "a loot that fizzles goes to the discard" {
  cites = { "8.5", "7.5" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")
    t.P2:activate("mr_boom", "fly")  t:settle()
  end,
  expect = function(t) check(t:events "fizzled" == 1)  check(t:discarded "bomb")  check(t.P1.coins == 1) end,
}

scenario "a card that needs a target can't be played while there is none" {
  cites = { "7.12" },
  players = { { name = "P1", hand = { "dice_shard", "butter_bean" } }, { name = "P2" } },
  play = function(t) check(not t:can("P1", "play")) end,
}

scenario "a deactivated item can't be tapped, nor a charged one by another player" {
  cites = { "6.3.1", "6.3.2" },
  players = { { name = "P1", items = { { "mr_boom", charged = false } } }, { name = "P2", items = { "the_battery" } } },
  play = function(t)
    check(not t:can("P1", "mr_boom"))  check(not t:can("P1", "the_battery"))  check(t:can("P2", "the_battery"))
  end,
}

scenario "F11 an item that is tapped in response can't be stopped by deactivating it" {
  cites = { "5.2.6", "7.5" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "drain" }, loot_plays = 1 } },
  monsters = { "fatty" },
  play = function(t)
    t.P2:play("drain", "mr_boom")
    t.P1:activate("mr_boom", "fatty")  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t:events "fizzled" == 1)  check(t:discarded "drain") end,
}

scenario "F12 a loot card played in response can no longer be discarded" {
  cites = { "5.2.6", "1.3" },
  set = "../sets/probe",
  players = {
    { name = "P1", character = "isaac", hand = { "a_dime" }, loot_plays = 0 },
    { name = "P2", hand = { "pickpocket" }, loot_plays = 1 },
  },
  play = function(t)
    t.P2:play("pickpocket", "P1")
    t.P1:activate "isaac"
    t:resolve()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t:events "loot_discarded" == 0) end,
}

scenario "F67 an effect on `a charged item` fizzles when the item is no longer charged" {
  cites = { "7.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "drain" }, items = { "mr_boom" } },
    { name = "P2", hand = { "drain" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("drain", "mr_boom")
    t.P2:play("drain", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t:events "fizzled" == 1)  check(not t:charged "mr_boom") end,
}

scenario "F68 stealing an item fizzles when that item has left play" {
  cites = { "7.3", "7.5" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "thief" } }, { name = "P2", items = { "breakfast", "the_d20" } } },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("thief", "breakfast")
    t.P2:activate("the_d20", "breakfast")  t:settle()
  end,
  expect = function(t) check(#t.P1.items == 0)  check(t.P2:has "meat")  check(t:events "fizzled" == 1) end,
}

scenario "F73 the part after `and` needs the part before it" {
  cites = { "7.9" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "swap_up" } }, { name = "P2" } },
  play = function(t) t.P1:play "swap_up"  t:settle() end,
  expect = function(t) check(t.P1.loot == 0) end,
}

scenario "F74 F75 an eternal item can't be destroyed, neither by itself nor as a cost" {
  cites = { "7.10", "6.2.3", "6.8.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "blessing" }, items = { "relic_of_sale" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("blessing", "relic_of_sale")  t:settle()  -- an eternal counter
    t.P1:activate "relic_of_sale"  t:settle()
    check(not t:can("P1", "relic_of_sale"))
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1:has "relic_of_sale") end,
}

scenario "F83 the players choose in turn order from the controller" {
  cites = { "20.12.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "a_penny", "a_dime" } },
    { name = "P2", hand = { "all_discard", "bomb", "a_penny" }, loot_plays = 1 },
    { name = "P3", hand = { "a_penny", "a_nickel" } },
  },
  play = function(t)
    t.P2:play "all_discard"  t:settle()
    check(t.asked == "P2")
    t.P2:choose "bomb"
    check(t.asked == "P3")
    t.P3:choose "a_penny"
    check(t.asked == "P1")
    t.P1:choose "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_penny")  check(t.P2:holds "a_penny")  check(t.P3:holds "a_nickel") end,
}

scenario "a monster that left and came back to its slot is a new object: effects that targeted it fizzle" {
  cites = { "7.7", "7.5" },
  set = "../sets/probe",
  players = { { name = "P1", items = { "mr_boom" } }, { name = "P2", hand = { "restack" }, loot_plays = 1 } },
  monsters = { "fatty" },
  play = function(t)
    t.P1:activate("mr_boom", "fatty")
    t.P2:play("restack", "fatty")
    t:resolve()
    check(t:slot(1) == "fatty")
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 4)  check(t:events "fizzled" == 1) end,
}

scenario "an effect that targets a player and picks an object on resolution can pick another object" {
  cites = { "7.6", "7.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "raid" } }, { name = "P2", items = { "breakfast", "meat", "the_d20" } } },
  deck = { treasure = { "dinner" } },
  play = function(t)
    t.P1:play("raid", "P2")
    check(t.question == "priority")  -- no item is picked yet
    t.P2:activate("the_d20", "breakfast")  t:resolve()
    check(t.P2:has "dinner")
    t:settle()
    check(t.question == "choice")  check(#t.options == 3)
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t:events "fizzled" == 0)  check(t:discarded "dinner")  check(t.P2:has "meat") end,
}

scenario "if one of two targets has left play, the other is still affected" {
  cites = { "7.11" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "two_shots" } }, { name = "P2", items = { "mr_boom" } } },
  monsters = { "fly", "clotty" },
  play = function(t)
    t.P1:play("two_shots", "fly", "P2")
    t.P2:activate("mr_boom", "fly")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:events "fizzled" == 0)  check(t:hp "clotty" == 2) end,
}

scenario "a number that is not part of a cost is counted on resolution" {
  cites = { "7.13" },
  players = {
    { name = "P1", coins = 2, hand = { "tarot_justice" } },
    { name = "P2", coins = 5, items = { "sack_of_pennies" } },
  },
  play = function(t)
    t.P1:play("tarot_justice", "P2")
    t.P2:activate "sack_of_pennies"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 6)  check(t.P1.coins == 6) end,
}

scenario "an item that changes hands is the same object: effects that target it continue" {
  cites = { "7.7", "7.5" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "lil_battery" }, items = { { "mr_boom", charged = false } } },
    { name = "P2", hand = { "thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play("lil_battery", "mr_boom")
    t.P2:play("thief", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P2:has "mr_boom")  check(t:charged "mr_boom")  check(t:events "fizzled" == 0) end,
}

scenario "an ability stays with the player who activated it, even if its item has changed hands" {
  cites = { "5.2.9", "6.3.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "sack_of_pennies" } },
    { name = "P2", hand = { "thief" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "sack_of_pennies"
    t.P2:play("thief", "sack_of_pennies")  t:settle()
  end,
  expect = function(t)
    check(t.P2:has "sack_of_pennies")  check(t.P1.coins == 1)  check(t.P2.coins == 0)
    check(not t:can("P2", "sack_of_pennies"))
  end,
}

-- ---- Choices on resolution (7.3, 7.6)
scenario "a choice after the first sentence is made on resolution, among the objects there then" {
  cites = { "7.3", "7.6" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "raid" } },
    { name = "P2", items = { "money_box", "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("raid", "P2")
    t.P2:activate "money_box"  t:settle()
    check(t.asked == "P1")  check(t.question == "choice")  check(#t.options == 2)
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t:discarded "dinner")  check(t.P2:has "breakfast") end,
}

scenario "an ability with nothing to choose on resolution fizzles" {
  cites = { "7.6", "8.5" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "raid" } }, { name = "P2", items = { "money_box" } } },
  play = function(t)
    t.P1:play("raid", "P2")
    t.P2:activate "money_box"  t:settle()
  end,
  expect = function(t) check(t:events "fizzled" == 1)  check(t:discarded "raid") end,
}

scenario "a lasting effect applies to the object chosen on resolution" {
  cites = { "7.3", "6.7.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", items = { "hex_doll" } }, { name = "P2", coins = 3, items = { "portable_slot_machine" } },
  },
  monsters = { "fatty" },
  dice = { 5, 2 },
  play = function(t)
    t.P1:activate "hex_doll"
    check(t.question ~= "choice")
    t:settle()
    t.P1:choose "P1"  t:settle()
    t.P2:activate "portable_slot_machine"  t:settle()
    check(t.P2.coins == 0)  -- it applies to P1's attack rolls
    t.P1:attack "fatty"  t:resolve()
    check(t:events "missed" == 1)
    t:may_end_anywhere()
  end,
}

scenario "an optional ability with a choice on resolution has declining as one of its options" {
  cites = { "7.14", "7.6" },
  set = "../sets/probe",
  players = {
    { name = "P1", hand = { "a_penny" }, items = { "bell", { "mr_boom", charged = false } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.question == "choice")  check(#t.options == 2)
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(not t:charged "mr_boom") end,
}

scenario "an optional ability with a target can be declined, and then does not go on the stack" {
  cites = { "7.14", "6.6.2" },
  players = {
    { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "the_habit", { "mr_boom", charged = false } } },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.asked == "P2")  check(t.question == "target")
    t.P2:choose "no"
    check(t:stack() == "")
    t:settle()
  end,
  expect = function(t) check(not t:charged "mr_boom")  check(t.asked == "P1") end,
}

scenario "a player who has chosen a target is asked again only if something has resolved since" {
  cites = { "7.14" },
  players = {
    { name = "P1", hand = { "bomb" }, items = { "golden_razor_blade" }, coins = 5 },
    { name = "P2", items = { "the_habit", { "mr_boom", charged = false } } },
  },
  monsters = { "fatty" },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    t.P2:choose "mr_boom"
    t.P1:activate("golden_razor_blade", "fatty")  t:settle()
    check(t.asked == "P2")  check(t.question == "may")
    t.P2:choose "no"  t:settle()
  end,
  expect = function(t) check(not t:charged "mr_boom") end,
}

-- ---- The condition of a triggered ability (7.8, Q83)
scenario "the `if` of a triggered ability is checked again as it resolves" {
  cites = { "7.8", "Q83" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "a_dime" }, items = { "pauper" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t:events "fizzled" == 1) end,
}

scenario "an ability that names the killer lets them choose its target, another player" {
  cites = { "7.3" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 5 }, { name = "P2", coins = 5, items = { "vendetta" } }, { name = "P3", coins = 5 },
  },
  monsters = { "fly" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t.asked == "P1")  check(t.question == "target")  check(#t.options == 2)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 4)  check(t.P3.coins == 5) end,
}

scenario "a player who chooses another player on resolution can't choose themselves" {
  cites = { "7.3" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 0 }, { name = "P2", coins = 0, items = { "feud" } }, { name = "P3", coins = 0 } },
  monsters = { "fly" },
  deck = { monster = { "fatty" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    check(t.asked == "P1")  check(t.question == "choice")  check(#t.options == 2)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P3.coins == 0) end,
}

scenario "a roll by a player of the event counts as that player's roll" {
  cites = { "9.2.1" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 0 }, { name = "P2", coins = 0, items = { "weighted_die" } } },
  monsters = { "fly" },
  deck = { monster = { "fatty" } },
  dice = { 6, 5 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:events "rolled" == 2)  check(t.P2.coins == 0)  check(t.P1.coins >= 1) end,
}

scenario "a player who is asked yes or no in the words of a card may decline" {
  cites = { "7.3" },
  set = "../sets/tables",
  players = { { name = "P1", hand = { "wager", "wager" }, loot_plays = 2 }, { name = "P2", coins = 5 } },
  play = function(t)
    t.P1:play("wager", "P2")  t:settle()
    check(t.question == "confirm")  check(t.asked == "P2")
    t.P2:choose "no"  t:settle()
    check(t.P2.coins == 5)
    t.P1:play("wager", "P2")  t:settle()
    t.P2:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 3)  check(t.P2.loot == 1) end,
}

scenario "instructions about an object that is not there do nothing, and the rest is carried out" {
  cites = { "7.9a", "1.3" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "safe_bet" } }, { name = "P2" } },
  play = function(t) t.P1:play "safe_bet"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t:events "script_failed" == 0) end,
}
