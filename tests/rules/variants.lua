-- Rulebook section 21: variants; and rounds for the timer (4.6).

-- ---- Mini-draft
scenario "F176 the mini-draft of two: three treasures, one each, the last to the bottom; then in reverse order" {
  rules = "mini_draft",
  cites = { "21.1" },
  set = "../sets/probe",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "synthoil", "box", "breakfast", "dinner", "compost", "decoy", "the_d4", "diplopia" } },
  play = function(t)
    local first = t.asked
    local second = first == "P1" and "P2" or "P1"
    check(t.question == "draft")  check(t.phase == "setup")  check(#t.options == 3)
    check(t:slot(1, "shop") == "meat")  check(t[first].coins == 3)  check(t[second].loot == 3)
    t[first]:choose "breakfast"
    check(t.asked == second)  check(#t.options == 2)  check(not t:can(second, "breakfast"))
    t[second]:choose "dinner"
    check(t:bottom "treasure" == "box")
    check(t.asked == second)  check(#t.options == 3)  check(t:can(second, "compost"))  check(t:can(second, "the_d4"))
    t[second]:choose "compost"
    check(t.asked == first)
    t[first]:choose "the_d4"
    check(t:bottom "treasure" == "decoy")  check(t:top "treasure" == "diplopia")
    check(t.turn == 1)  check(t.active == first)
    check(t[first]:has "breakfast")  check(t[first]:has "the_d4")  check(t[second]:has "dinner")
    check(#t[first].items == 3)  check(#t[second].items == 3)
    t:settle()
  end,
}

scenario "21.1 the mini-draft of three: four treasures, in turn order, then in reverse order" {
  rules = "mini_draft",
  cites = { "21.1", "1.7" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" }, { name = "P2", character = "judas" }, { name = "P3", character = "samson" },
  },
  deck = {
    treasure = { "meat", "synthoil", "box", "breakfast", "dinner", "compost", "decoy", "the_d4", "diplopia", "shadow" },
  },
  play = function(t)
    local left = { P1 = "P2", P2 = "P3", P3 = "P1" }
    local a = t.asked
    local b = left[a]
    local c = left[b]
    check(#t.options == 4)
    t[a]:choose "box"
    check(t.asked == b)  check(#t.options == 3)
    t[b]:choose "breakfast"
    check(t.asked == c)  check(#t.options == 2)
    t[c]:choose "dinner"
    check(t:bottom "treasure" == "compost")  check(t.asked == c)  check(#t.options == 4)
    t[c]:choose "shadow"
    check(t.asked == b)
    t[b]:choose "decoy"
    check(t.asked == a)
    t[a]:choose "the_d4"
    check(t:bottom "treasure" == "diplopia")  check(t.active == a)
    check(#t[a].items == 3)  check(#t[b].items == 3)  check(#t[c].items == 3)
    t:settle()
  end,
}

scenario "21.1 drafted items are gained: they are in play and work from the first turn" {
  rules = "two_player",
  cites = { "21.1" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "synthoil", "breakfast", "dinner", "box", "shadow", "decoy", "the_d4" } },
  play = function(t)
    local first = t.asked
    local second = first == "P1" and "P2" or "P1"
    t[first]:choose "breakfast"
    check(t[first].max_hp == 3)
    t[second]:choose "dinner"  t[second]:choose "shadow"  t[first]:choose "decoy"
    check(t[first].max_hp == 3)  check(t[second].max_hp == 3)  check(t:charged "decoy")
    t:settle()
    check(t:can(first, "decoy"))
  end,
}

scenario "21.1 a game of two has bonus souls, and each player needs four souls to win" {
  rules = "two_player",
  cites = { "2.6", "15.2.1" },
  players = {
    { name = "P1", coins = 24, souls = { "monstro", "gurdy" }, hand = { "a_penny" } },
    { name = "P2", souls = { "envy", "famine" } },
  },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    check(not t.over)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 3)  check(not t.over) end,
}

-- ---- Eden only
scenario "21.2 Eden only: each Eden chooses one of three items, which is eternal, before the game" {
  rules = "eden_only",
  cites = { "21.2", "2.9", "2.9a" },
  phase = "deal",
  players = { { name = "P1", character = "eden" }, { name = "P2", character = "isaac" } },
  deck = { treasure = { "meat", "synthoil", "box", "breakfast", "dinner", "compost" } },
  play = function(t)
    local eden = t[t.asked]
    check(t.question == "look")  check(#t.options == 3)  check(eden.character == "eden")
    eden:choose(t.options[1])
    while t.question == "look" do t[t.asked]:choose(t.options[1]) end
    check(#eden.items == 1)  check(eden.coins == 3)
    t:settle()
  end,
}

-- ---- Solitaire and co-op: the timer
scenario "21.3 the timer starts at 8: after eight rounds the game is lost, and nobody has won" {
  rules = "solo",
  cites = { "21.3", "21.3a", "4.6.1" },
  players = 2,
  play = function(t)
    for round = 1, 7 do
      t.P1:end_turn()  t:settle()
      check(t:events "timer_dropped" == round - 1)
      t.P2:end_turn()  t:settle()
      check(t:events "timer_dropped" == round)  check(not t.over)
    end
    t.P1:end_turn()  t:settle()
    check(not t.over)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0)  check(t:events "timer_dropped" == 8) end,
}

scenario "F175 a character who dies on the other's turn does not move the timer" {
  rules = "coop",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t:events "timer_dropped" == 0) end,
}

scenario "Q36 a character who dies on their own turn moves the timer by 1, and the end of the round by 1 more" {
  rules = "solo",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", hand = { "bomb" }, hp = 1 } },
  play = function(t)
    t.P1:play("tarot_death", "P1")  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 1)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:events "timer_dropped" == 2) end,
}

scenario "21.3a the game is lost in the middle of a turn, by a death" {
  rules = "solo",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t)
    for _ = 1, 7 do
      t.P1:end_turn()  t:settle()
      t.P2:end_turn()  t:settle()
    end
    check(not t.over)
    t.P1:play("tarot_death", "P1")  t:settle()
    if t.question == "discard_loot" then t.P1:choose(t.options[1])  t:settle() end
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0)  check(t:events "timer_dropped" == 8) end,
}

scenario "21.3a an ordinary game has no timer" {
  cites = { "21.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("tarot_death", "P1")  t:settle()
    for _ = 1, 9 do
      t.P2:end_turn()  t:settle()
      if t.active == "P2" then break end
      t.P1:end_turn()  t:settle()
    end
  end,
  expect = function(t) check(not t.over)  check(t:events "timer_dropped" == 0) end,
}

-- ---- Rounds
scenario "4.6.3 an extra turn does not move the timer" {
  rules = "solo",
  cites = { "4.6.3", "21.3a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "encore" } }, { name = "P2", hand = { "encore" } } },
  play = function(t)
    t.P1:play "encore"  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P1")  check(t.turn == 2)  check(t:events "timer_dropped" == 0)
    t.P1:end_turn()  t:settle()
    t.P2:play "encore"  t:settle()
    t.P2:end_turn()  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 0)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:events "timer_dropped" == 1) end,
}

scenario "4.6.3 a skipped turn counts as taken, so the round ends without it" {
  rules = "solo",
  cites = { "4.6.3", "21.3a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "slumber" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("slumber", "P2")  t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t.turn == 2)  check(t:events "timer_dropped" == 1) end,
}

scenario "4.6.3 both turns skipped: the round ends where the starting player's turn would have begun" {
  rules = "solo",
  cites = { "4.6.3", "4.6.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "slumber" } }, { name = "P2" } },
  play = function(t)
    t.P1:play("slumber", "P1")  t:settle()
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 0)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.turn == 3)  check(t:events "timer_dropped" == 1) end,
}

scenario "4.6.2 rounds of the game count from the starting player, who may sit anywhere at the table" {
  rules = "solo",
  cites = { "4.6.2", "21.3a" },
  set = "../sets/variants",
  players = { { name = "P1", items = { "hourglass" } }, { name = "P2" } },
  active = "P2",
  play = function(t)
    t.P2:end_turn()  t:settle()
    check(t.active == "P1")  check(t:events "timer_dropped" == 0)  check(t.P1.coins == 0)
    t.P1:end_turn()  t:settle()
    check(t.active == "P2")  check(t:events "timer_dropped" == 1)  check(t.P1.coins == 0)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:events "timer_dropped" == 1)  check(t.P1.coins == 1) end,
}

-- ---- Solitaire and co-op: the goal
scenario "21.3b two players win together with 4 souls" {
  rules = "solo",
  cites = { "21.3b" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy" }, hand = { "lost_soul" } }, { name = "P2", souls = { "envy" } },
  },
  play = function(t)
    check(not t.over)
    t.P1:play "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.3b without these rules 3 and 1 souls do not win" {
  cites = { "15.2.1" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy" }, hand = { "lost_soul" } }, { name = "P2", souls = { "envy" } },
  },
  play = function(t) t.P1:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over)  check(t.P1.souls == 3) end,
}

scenario "21.3b hard: 5 souls are not enough, 6 are" {
  rules = "solo_hard",
  cites = { "21.3b", "PD28" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy" }, hand = { "lost_soul", "smite" }, loot_plays = 2 },
    { name = "P2", souls = { "war", "famine" } },
  },
  monsters = { "envy", "fly" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(not t.over)
    t.P1:play("smite", "envy")  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.3b ultra hard: 7 souls are not enough, 8 are" {
  rules = "solo_ultra_hard",
  cites = { "21.3b", "PD28" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "pin" }, hand = { "lost_soul", "smite" }, loot_plays = 2 },
    { name = "P2", souls = { "war", "famine", "pestilence" } },
  },
  monsters = { "envy", "fly" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(not t.over)
    t.P1:play("smite", "envy")  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.3b with a cap of 4 the souls of one player beyond that do not count" {
  rules = "capped",
  cites = { "21.3b" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "war", "pin" }, hand = { "smite", "smite" }, loot_plays = 2 },
    { name = "P2", souls = { "famine" }, hand = { "lost_soul" } },
  },
  monsters = { "larry_jr", "little_horn" },
  play = function(t)
    t.P1:play("smite", "larry_jr")  t:settle()
    t.P1:play("smite", "little_horn")  t:settle()
    check(t.P1.souls == 6)  check(not t.over)
    t.P1:end_turn()  t:settle()
    t.P2:play "lost_soul"  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.3 there are no bonus souls" {
  rules = "solo",
  cites = { "21.3" },
  set = "../sets/trials",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { loot = { "jackpot", "jackpot", "jackpot", "jackpot", "jackpot", "jackpot", "a_penny" } },
  play = function(t)
    t:settle()
    local first = t[t.active]
    first:play "jackpot"  t:settle()
    check(first.coins == 25)  check(first.loot == 10)  check(first.souls == 0)
  end,
}

scenario "21.3 each of the two characters has a hand and ¢ of its own, dealt as usual" {
  rules = "coop",
  cites = { "21.3" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t)
    t:settle()
    check(t.P1.coins == 3)  check(t.P2.coins == 3)  check(t.P1.loot + t.P2.loot == 7)
    t[t.active]:end_turn()  t:settle()
    check(t.P1.loot == 4)  check(t.P2.loot == 4)  check(t:events "timer_dropped" == 0)
  end,
}

-- ---- Solitaire and co-op: rooms
scenario "16.6 a room revealed in the middle of a round stays at the end of that round" {
  rules = "solo",
  cites = { "21.3c", "16.6", "16.4" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  rooms = { "cellar" },
  deck = { room = { "attic", "crypt" } },
  play = function(t)
    t.P1:play("smite", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "cellar"  t:settle()
    check(t:slot(1, "room") == "attic")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t:slot(1, "room") == "attic")  check(not t:discarded "attic") end,
}

scenario "16.6 in an ordinary game a room stays" {
  cites = { "16.6" },
  set = "../sets/variants",
  players = 2,
  rooms = { "cellar" },
  play = function(t)
    for _ = 1, 2 do
      t.P1:end_turn()  t:settle()
      t.P2:end_turn()  t:settle()
    end
  end,
  expect = function(t) check(t:slot(1, "room") == "cellar")  check(t:discard_size "room" == 0) end,
}

-- ---- Challenges: the final boss
scenario "F174 a kill of the final boss is 3 damage instead" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  final_boss = { "gurdy" },
  play = function(t)
    t.P1:play("smite", "gurdy")  t:settle()
  end,
  expect = function(t) check(t:in_play "gurdy")  check(t:hp "gurdy" == 2)  check(t:events "damage_taken" == 1) end,
}

scenario "F174 destroying the final boss is 3 damage instead" {
  rules = "challenge",
  cites = { "21.4a", "20.6.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "wreck" } }, { name = "P2" } },
  final_boss = { "gurdy" },
  play = function(t) t.P1:play("wreck", "gurdy")  t:settle() end,
  expect = function(t) check(t:in_play "gurdy")  check(t:hp "gurdy" == 2) end,
}

scenario "F174 4 damage from a card are 3 damage, 3 damage are 3" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "blast" } }, { name = "P2", hand = { "gold_bomb" }, loot_plays = 1 } },
  final_boss = { { "delirium", hp = 5 } },
  play = function(t)
    t.P1:play("blast", "delirium")  t:settle()
    check(t:hp "delirium" == 2)
    t.P1:end_turn()  t:settle()
    check(t:hp "delirium" == 5)
    t.P2:play("gold_bomb", "delirium")  t:settle()
  end,
  expect = function(t) check(t:hp "delirium" == 2) end,
}

scenario "F174 4 combat damage are 4 damage" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", items = { "greatsword" } }, { name = "P2" } },
  final_boss = { "gurdy" },
  dice = { 4, 1, 1 },
  play = function(t)
    t.P1:attack "gurdy"
    t:resolve()  t:resolve()
    check(t:hp "gurdy" == 1)
    t:settle()
    if t.question == "penalty_item" then t.P1:choose "greatsword"  t:settle() end
  end,
  expect = function(t) check(not t.over) end,
}

scenario "21.4a boss armor protects only the final boss: other monsters and minions are killed" {
  rules = "challenge",
  cites = { "21.4a", "21.4b" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite", "blast" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  minions = { "pale_fatty" },
  final_boss = { "monstro" },
  play = function(t)
    t.P1:play("smite", "fatty")  t:settle()
    t.P1:play("blast", "pale_fatty")  t:settle()
  end,
  expect = function(t) check(t:discarded "fatty")  check(t:discarded "pale_fatty") end,
}

scenario "21.4a the final boss is a monster that may be attacked" {
  rules = "challenge",
  cites = { "21.4a", "11.1.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  final_boss = { { "monstro", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:declare_attack()  t:settle()
    check(t.question == "attack_target")  check(#t.options == 4)  check(t:can("P1", "monstro"))
    t.P1:choose "monstro"  t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.4a the final boss is not covered: an attack on the deck covers a monster slot only" {
  rules = "challenge",
  cites = { "21.4a", "11.2.1" },
  set = "../sets/variants",
  players = 2,
  monsters = { "fatty", "fly" },
  final_boss = { "monstro" },
  minions = { "pooter" },
  deck = { monster = { "dip" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "deck"  t:settle()
    check(t.question == "cover_slot")  check(#t.options == 2)  check(not t:can("P1", "monstro"))
    t.P1:choose "slot 1"  t:settle()
  end,
  expect = function(t) check(t:in_play "monstro")  check(t:discarded "dip")  check(t:slot(1) == "fatty") end,
}

scenario "21.4a the final boss leaves only by dying" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "dismiss" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("dismiss", "monstro")  t:settle() end,
  expect = function(t) check(t:in_play "monstro")  check(not t:discarded "monstro")  check(not t.over) end,
}

scenario "21.4d both players win when the final boss dies" {
  rules = "challenge",
  cites = { "21.4d", "21.4a" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  final_boss = { { "monstro", hp = 3 } },
  play = function(t) t.P1:play("smite", "monstro")  t:settle() end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "21.4d a card that says `you win` does not win, and neither do souls" {
  rules = "challenge",
  cites = { "21.4d" },
  set = "../sets/variants",
  players = {
    { name = "P1", souls = { "gurdy", "war", "pin" }, hand = { "victory", "lost_soul", "smite" }, loot_plays = 3 },
    { name = "P2", souls = { "famine", "envy" } },
  },
  monsters = { "little_horn", "fly" },
  final_boss = { "monstro" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(t.P1.souls == 4)  check(not t.over)
    t.P1:play "victory"  t:settle()
    check(not t.over)
    t.P1:play("smite", "little_horn")  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 5)  check(not t.over) end,
}

scenario "21.4d in an ordinary game the same card wins" {
  cites = { "15.2.4" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "victory" } }, { name = "P2" } },
  play = function(t) t.P1:play "victory"  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "21.4c the timer of a challenge counts rounds, and at 0 the game is lost" {
  rules = "challenge",
  cites = { "21.4c", "21.3a" },
  set = "../sets/variants",
  players = 2,
  rooms = { "crypt" },
  final_boss = { "monstro" },
  play = function(t)
    for round = 1, 8 do
      check(not t.over)
      t.P1:end_turn()  t:settle()
      check(t:events "timer_dropped" == round - 1)
      t.P2:end_turn()  t:settle()
      check(t:events "timer_dropped" == round)
    end
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0) end,
}

-- ---- Challenges: minions
scenario "21.4b minion slots are made as needed" {
  rules = "challenge",
  cites = { "21.4b" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "summon", "summon" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  final_boss = { "monstro" },
  deck = { monster = { "dip", "clotty", "pooter" } },
  play = function(t)
    check(t:slots "minion" == 0)
    t.P1:play "summon"  t:settle()
    check(t:slots "minion" == 1)  check(t:slot(1, "minion") == "dip")
    t.P1:play "summon"  t:settle()
  end,
  expect = function(t)
    check(t:slots "minion" == 2)  check(t:slot(2, "minion") == "clotty")  check(t:slots() == 2)
    check(t:slot(1) == "fatty")  check(t:top "monster" == "pooter")
  end,
}

scenario "21.4b a minion is a monster that can be attacked; its slot is not refilled, but can be used again" {
  rules = "challenge",
  cites = { "21.4b", "13.2.3", "11.1.3" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "summon" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  minions = { "dip" },
  final_boss = { "monstro" },
  deck = { monster = { "clotty", "pooter" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "dip"  t:settle()
    check(t:discarded "dip")  check(t.P1.coins == 1)  check(t:slot(1, "minion") == nil)
    check(t:top "monster" == "clotty")
    t.P1:play "summon"  t:settle()
  end,
  expect = function(t) check(t:slot(1, "minion") == "clotty")  check(t:slots "minion" == 1) end,
}

scenario "21.4b a minion leaves only by dying" {
  rules = "challenge",
  cites = { "21.4b" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "dismiss", "bomb" }, loot_plays = 2 }, { name = "P2" } },
  minions = { "dip" },
  final_boss = { "monstro" },
  play = function(t)
    t.P1:play("dismiss", "dip")  t:settle()
    check(t:in_play "dip")
    t.P1:play("bomb", "dip")  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P1.coins == 1) end,
}

scenario "21.4b effects on each monster affect minions and final bosses" {
  rules = "challenge",
  cites = { "21.4b", "21.4a", "20.12.3" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "census" } }, { name = "P2" } },
  monsters = { "fatty", "clotty" },
  minions = { "pale_fatty" },
  final_boss = { "monstro" },
  play = function(t) t.P1:play "census"  t:settle()
    while t.question == "arrange" do t.P1:choose(t.options[1]) end
    t:settle() end,
  expect = function(t)
    check(t.P1.coins == 4)  check(t:hp "pale_fatty" == 3)  check(t:hp "monstro" == 3)  check(t:hp "fatty" == 3)
  end,
}

scenario "21.4b an event on a minion slot resolves and is discarded; the slot stays empty" {
  rules = "challenge",
  cites = { "21.4b", "14.4.1" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "summon" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  final_boss = { "monstro" },
  deck = { monster = { "chest_cents", "dip" } },
  dice = { 6 },
  play = function(t) t.P1:play "summon"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 6)  check(t:discarded "chest_cents")  check(t:slot(1, "minion") == nil)
    check(t:top "monster" == "dip")
  end,
}

scenario "21.4b a boss killed as a minion becomes a soul, but does not win the game" {
  rules = "challenge",
  cites = { "21.4b", "21.4d", "13.2.5" },
  set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  minions = { "envy" },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("smite", "envy")  t:settle() end,
  expect = function(t) check(t.P1:has_soul "envy")  check(not t.over)  check(t.P1.coins == 1) end,
}

scenario "2.12 21.3 in a game of two no card for three or more players is in the decks" {
  rules = "two_player",
  cites = { "2.12", "21.3" },
  set = "../sets/variants",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "synthoil", "breakfast", "dinner", "steamy_sale", "decoy", "box", "smelter" } },
  play = function(t)
    while t.question == "draft" do t[t.asked]:choose(t.options[1]) end
    t:settle()
    local first = t[t.active]
    local treasures, monsters = t:deck_size "treasure", t:deck_size "monster"
    local three = 0
    for n = 1, treasures do
      local card = t:top("treasure", n)
      if card == "golden_razor_blade" or card == "monster_manual" or card == "trinity_shield" then three = three + 1 end
    end
    for n = 1, monsters do
      local card = t:top("monster", n)
      if card == "dople" or card == "evil_twin" then three = three + 1 end
    end
    check(three == 0)  check(treasures > 30)  check(monsters > 30)  check(#first.items == 3)
  end,
}
scenario "F176 the mini-draft: three treasures, each takes one, the last goes to the bottom; then in reverse order" {
  rules = "mini_draft",
  cites = { "21.1" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "box", "breakfast", "dinner", "compost", "smelter", "decoy", "the_d4" } },
  play = function(t)
    check(t.asked == "P1")  check(t.question == "draft")  check(#t.options == 3)
    t.P1:choose "breakfast"
    check(t.asked == "P2")  check(#t.options == 2)
    t.P2:choose "dinner"
    check(t:bottom "treasure" == "compost")
    check(t.asked == "P2")  check(#t.options == 3)
    t.P2:choose "decoy"  t.P1:choose "smelter"
    check(t:bottom "treasure" == "the_d4")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has "breakfast")  check(t.P1:has "smelter")  check(t.P2:has "dinner")  check(t.P2:has "decoy")
  end,
}

scenario "for two players the mini-draft is played" {
  rules = "two_player",
  cites = { "21.1" },
  phase = "deal", seed = 3,
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { treasure = { "meat", "box", "breakfast", "breakfast", "breakfast", "dinner", "dinner", "dinner" } },
  play = function(t)
    t.P1:choose "breakfast"  t.P2:choose "breakfast"  t.P2:choose "dinner"  t.P1:choose "dinner"
    t:settle()
  end,
  expect = function(t) check(#t.P1.items == 3)  check(#t.P2.items == 3) end,  -- with the starting items
}

scenario "everybody is Eden, even with only one Eden card" {
  rules = "eden_only",
  cites = { "21.2" },
  phase = "deal",
  players = { { name = "P1" }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "meat", "box", "breakfast", "dinner", "compost", "smelter", "decoy", "the_d4", "the_d20", "shadow",
                        "synthoil" } },
  play = function(t)
    t.P3:choose "breakfast"  t.P2:choose "decoy"  t.P1:choose "shadow"
    t:settle()
  end,
  expect = function(t)
    check(t.P1.character == "eden")  check(t.P2.character == "eden")  check(t.P3.character == "eden")
    check(t.P3:has "breakfast")  check(t.P1:has "shadow")
  end,
}

scenario "the timer drops as each round ends, when both have had a turn" {
  rules = "solo",
  cites = { "21.3", "21.3a", "4.6.1", "4.6.2" },
  players = 2,
  play = function(t)
    check(t.timer == 8)
    t.P1:end_turn()  t:settle()
    check(t.timer == 8)
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t.timer == 7)  check(t.active == "P1") end,
}

scenario "bonus souls and cards for three players are left out" {
  rules = "solo",
  cites = { "21.3", "2.12" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  play = function(t) t:settle() end,
  expect = function(t) check(not t:bonus_soul "soul_of_greed")  check(t.timer == 8) end,
}

scenario "the timer drops when a character dies in their own turn" {
  rules = "solo",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P1")  t:settle() end,
  expect = function(t) check(t.timer == 7)  check(t.active == "P2") end,
}

scenario "F175 the timer does not move when a character dies in the other's turn" {
  rules = "coop",
  cites = { "21.3a" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.timer == 8) end,
}

scenario "at 0 the players have lost" {
  rules = "solo",
  cites = { "21.3a" },
  set = "../sets/trials",
  players = 2,
  play = function(t)
    for _ = 1, 8 do
      t.P1:end_turn()  t:settle()
      t.P2:end_turn()  t:settle()
    end
  end,
  expect = function(t) check(t.over)  check(#t.winners == 0)  check(t.timer == 0) end,
}

scenario "both players' souls count together: four win" {
  rules = "solo",
  cites = { "21.3b" },
  players = { { name = "P1", souls = { "monstro", "gurdy" } }, { name = "P2", souls = { "war" }, hand = { "lost_soul" } } },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "at the hard level six souls win" {
  rules = "solo_hard",
  cites = { "21.3b" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "famine" } }, { name = "P2", souls = { "war" }, hand = { "lost_soul" } },
  },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over) end,
}

scenario "at the ultra hard level eight souls win" {
  rules = "solo_ultra_hard",
  cites = { "21.3b" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "famine", "envy" } },
    { name = "P2", souls = { "war", "pin" }, hand = { "lost_soul" } },
  },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over)  check(t.P2.souls == 3) end,
}

scenario "a room that was there for a whole round is discarded and replaced" {
  rules = "solo",
  cites = { "21.3c", "16.6" },
  set = "../sets/trials",
  players = 2,
  rooms = { "mint" },
  deck = { room = { "armory" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t:slot(1, "room") == "mint")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slot(1, "room") == "armory") end,
}

scenario "a room that was revealed during the round stays" {
  rules = "solo",
  cites = { "21.3c", "16.6" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  monsters = { "fly" },
  rooms = { "mint" },
  deck = { room = { "armory", "bell_tower" } },
  play = function(t)
    t.P1:play("slay", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "mint"  t:settle()
    check(t:slot(1, "room") == "armory")
    t.P2:end_turn()  t:settle()
    check(t:slot(1, "room") == "armory")
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slot(1, "room") == "bell_tower") end,
}

scenario "a solo player's hands are face up; two people keep their hands hidden" {
  rules = "solo",
  cites = { "21.3d" },
  players = { { name = "P1", hand = { "a_dime" } }, { name = "P2" } },
  play = function(t) check(t.P2:sees "a_dime")  check(not t:can("P1", "offer")) end,
}

scenario "F174 a final boss that would be killed takes 3 damage instead" {
  rules = "challenge",
  cites = { "21.4", "21.4a" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "slay" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t)
    local hp = t:hp "monstro"
    t.P1:play("slay", "monstro")  t:settle()
    check(t:hp "monstro" == hp - 3 or t:hp "monstro" == 0 or t.over)
    check(t:events "killed" == 0)  check(t:events "damage_taken" == 1)
  end,
}

scenario "F174 4 damage from a loot becomes 3 to a final boss, but combat damage is unchanged" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "big_blast" }, items = { "blade_of_four" } }, { name = "P2" } },
  final_boss = { "giant" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:play("big_blast", "giant")  t:settle()
    check(t:hp "giant" == 7)
    t.P1:attack "giant"
    t:resolve()  t:resolve()
    check(t:hp "giant" == 2)
    t:settle()
  end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "a final boss can't be covered, nor put into discard" {
  rules = "challenge",
  cites = { "21.4a" },
  set = "../sets/trials",
  players = { { name = "P1", hand = { "banish_monster" } }, { name = "P2" } },
  monsters = { "fly", "dip" },
  final_boss = { "giant" },
  deck = { monster = { "fatty" } },
  dice = { 6, 6, 6, 6 },
  play = function(t)
    t.P1:play("banish_monster", "giant")  t:settle()
    check(t:in_play "giant")
    t.P1:declare_attack()  t:settle()
    check(t:can("P1", "giant"))
    t.P1:choose "monster deck"
    check(#t.options == 2)
    t.P1:choose "fly"  t:settle()
  end,
  expect = function(t) check(t:in_play "giant") end,
}

scenario "only the final boss's death wins, not souls or `you win`; a player's death does not move the timer" {
  rules = "challenge",
  cites = { "21.4c", "21.4d" },
  set = "../sets/trials",
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "famine" }, hand = { "lost_soul", "triumph", "doom" }, loot_plays = 3 },
    { name = "P2" },
  },
  final_boss = { "giant" },
  play = function(t)
    t.P1:play "lost_soul"  t:settle()
    check(t.P1.souls == 4)  check(not t.over)
    t.P1:play "triumph"  t:settle()
    check(not t.over)
  end,
}

scenario "a challenge begins with its final boss in place" {
  rules = "challenge",
  cites = { "21.4a" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { monster = { "fly", "monstro", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t)
    check(t:slot(1, "final_boss") == "monstro")  check(t:slot(1) ~= nil)  check(t:slot(2) ~= nil)
  end,
}

scenario "a room that was there for a whole round is discarded as the round ends" {
  rules = "solo", cites = { "21.3c", "16.6" }, set = "../sets/variants",
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { room = { "cellar", "attic", "crypt" } },
  play = function(t)
    t:settle()
    local a = t.active
    local b = a == "P1" and "P2" or "P1"
    t[a]:end_turn()  t:settle()
    check(t:slot(1, "room") == "cellar")
    t[b]:end_turn()  t:settle()
    check(t:discarded "cellar")  check(t:slot(1, "room") == "attic")
    t[a]:end_turn()  t:settle()
    check(t:slot(1, "room") == "attic")
    t[b]:end_turn()  t:settle()
    check(t:slot(1, "room") == "crypt")
  end,
  expect = function(t) check(t:slot(1, "room") == "crypt") end,
}

scenario "a room revealed in the middle of a round is discarded at the end of the next" {
  rules = "solo", cites = { "21.3c", "16.6" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "smite" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  rooms = { "cellar" },
  deck = { room = { "attic", "crypt" } },
  play = function(t)
    t.P1:play("smite", "fly")  t:settle()
    t.P1:end_turn()  t:settle()
    t.P1:choose "cellar"  t:settle()
    t.P2:end_turn()  t:settle()
    check(t:slot(1, "room") == "attic")
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:slot(1, "room") == "crypt") end,
}

scenario "in a challenge a death does not move the timer" {
  rules = "challenge", cites = { "21.4c" }, set = "../sets/variants",
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("tarot_death", "P1")  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:events "timer_dropped" == 0) end,
}

scenario "a final boss is not put on top of the deck" {
  rules = "challenge", cites = { "21.4a" }, set = "../sets/probe",
  players = { { name = "P1", hand = { "restack" } }, { name = "P2" } },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("restack", "monstro")  t:settle() end,
  expect = function(t) check(t:in_play "monstro")  check(t:top "monster" ~= "monstro") end,
}

scenario "a minion is not put on top of the deck" {
  rules = "challenge", cites = { "21.4b" }, set = "../sets/probe",
  players = { { name = "P1", hand = { "restack" } }, { name = "P2" } },
  minions = { "dip" },
  final_boss = { "monstro" },
  play = function(t) t.P1:play("restack", "dip")  t:settle() end,
  expect = function(t) check(t:in_play "dip") end,
}

scenario "Eden only: everybody is an Eden and chooses an item of their own" {
  rules = "eden_only", cites = { "21.2", "2.9a" }, set = "../sets/variants",
  phase = "deal",
  players = 3,
  play = function(t)
    local chosen = 0
    while t.question == "look" do
      check(#t.options == 3)
      t[t.asked]:choose(t.options[1])
      chosen = chosen + 1
    end
    check(chosen == 3)
    for _, name in ipairs { "P1", "P2", "P3" } do
      check(t[name].character == "eden")  check(#t[name].items == 1)
    end
    t:settle()
  end,
}
