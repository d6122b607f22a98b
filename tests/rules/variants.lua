-- Rulebook section 21: mini-draft, Eden only, solitaire, co-op and challenges.
scenario "F176 the mini-draft: three treasures, each takes one, the last goes to the bottom; then the other way round" {
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

scenario "everybody is Eden, though there is one card" {
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

scenario "there are no bonus souls, and cards for three players are not there" {
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

scenario "both count their souls together: four of them win" {
  rules = "solo",
  cites = { "21.3b" },
  players = { { name = "P1", souls = { "monstro", "gurdy" } }, { name = "P2", souls = { "war" }, hand = { "lost_soul" } } },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(t.over)  check(#t.winners == 2) end,
}

scenario "it takes six at the hard level" {
  rules = "solo_hard",
  cites = { "21.3b" },
  players = {
    { name = "P1", souls = { "monstro", "gurdy", "famine" } }, { name = "P2", souls = { "war" }, hand = { "lost_soul" } },
  },
  active = "P2",
  play = function(t) t.P2:play "lost_soul"  t:settle() end,
  expect = function(t) check(not t.over) end,
}

scenario "and eight at the ultra hard one" {
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

scenario "a room that was there for a whole round goes, and the next comes" {
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

scenario "a room that came within the round stays" {
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

scenario "hands are played face up alone, and are hidden between two people" {
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

scenario "F174 4 damage of a bomb are 3 to a final boss, and combat damage is what it is" {
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

scenario "only the final boss's death wins: not souls, nor an effect that says so; and a death leaves the timer alone" {
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
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1, "final_boss") ~= nil)  check(t:slot(1) ~= nil)  check(t:slot(2) ~= nil) end,
}
