-- Rulebook sections 15, 20.3 and 20.9: souls and winning, gaining and giving, copies.
scenario "a player with four souls wins as soon as nothing is resolving" {
  cites = { "15.2.1", "15.2.2", "13.2.5" },
  players = { { name = "P1", souls = { "pin", "gurdy", "war" } }, { name = "P2" } },
  monsters = { { "monstro", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "monstro"
    check(not t.over)
    t:settle()
  end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P1.souls == 4) end,
}

scenario "three souls do not win" {
  cites = { "15.2.1" },
  players = { { name = "P1", souls = { "pin", "gurdy" } }, { name = "P2" } },
  monsters = { { "monstro", hp = 1 } },
  dice = { 4 },
  play = function(t) t.P1:attack "monstro"  t:settle() end,
  expect = function(t) check(not t.over)  check(t.P1.souls == 3) end,
}

scenario "F117 two players with four souls tie" {
  cites = { "15.2.3" },
  players = {
    { name = "P1", souls = { "pin", "gurdy", "war", "monstro" } },
    { name = "P2", souls = { "greed", "envy", "famine", "lost_soul" } },
  },
  expect = function(t) check(t.over)  check(#t.winners == 2)  check(t.winner == nil) end,
}

scenario "F121 a bonus soul that is destroyed is removed from the game for good" {
  cites = { "15.4.3", "15.1.6" },
  players = { { name = "P1", coins = 25, hand = { "tarot_judgement", "a_penny" }, loot_plays = 2 }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    check(t.P1.souls == 1)
    t.P1:play "tarot_judgement"  t:settle()
    check(t.P1.souls == 0)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 26)  check(t.P1.souls == 0)  check(t:events "soul_gained" == 1) end,
}

scenario "F170 a destroyed soul of a boss goes to the monster discard" {
  cites = { "15.1.6", "19.4.2" },
  players = { { name = "P1", hand = { "tarot_judgement" } }, { name = "P2", souls = { "monstro" } } },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t:discard "monster" == "monstro")  check(t.P2.souls == 0) end,
}

scenario "a soul that was a loot card goes to the loot discard when it is destroyed" {
  cites = { "15.1.6", "19.4.2" },
  players = { { name = "P1", hand = { "tarot_judgement" } }, { name = "P2", souls = { "lost_soul" } } },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t:discarded "lost_soul")  check(t.P2.souls == 0) end,
}

scenario "F149 a starting item that was a soul goes to no discard: it leaves the game" {
  cites = { "15.1.6", "19.4.2" },
  players = { { name = "P1", hand = { "tarot_judgement" } }, { name = "P2", souls = { "the_bone" } } },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t.P2.souls == 0)  check(not t:discarded "the_bone")  check(not t:in_play "the_bone") end,
}

scenario "F127 a copy of an item that enters play with counters has them, and not those of the original" {
  cites = { "20.1.3", "20.9.1" },
  players = {
    { name = "P1", items = { "modeling_clay" } },
    { name = "P2", items = { { "the_dead_cat", counters = 3 } } },
  },
  play = function(t) t.P1:activate("modeling_clay", "the_dead_cat")  t:settle() end,
  expect = function(t) check(t:counters "modeling_clay" == 9)  check(t:counters "the_dead_cat#2" == 3) end,
}

scenario "F131 an item keeps its counters when it changes hands" {
  cites = { "20.1.2" },
  players = { { name = "P1", items = { "decoy" } }, { name = "P2", items = { { "the_dead_cat", counters = 4 } } } },
  play = function(t) t.P1:activate("decoy", "the_dead_cat")  t:settle() end,
  expect = function(t) check(t.P1:has "the_dead_cat")  check(t:counters "the_dead_cat" == 4) end,
}

scenario "Q21 two different effects on one gain each apply once" {
  cites = { "6.7.4", "6.7.5" },
  players = {
    { name = "P1", items = { "counterfeit_penny", "counterfeit_penny" }, hand = { "a_nickel" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play "a_nickel"  t:settle()
    t.P1:choose "counterfeit_penny#1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7) end,
}

scenario "F123 an item that is stolen is not gained, one that is bought is" {
  cites = { "20.3.5", "12.4" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 10, hand = { "thief" }, items = { "collector" } },
    { name = "P2", items = { "breakfast" } },
  },
  shop = { "dinner" },
  play = function(t)
    t.P1:play("thief", "breakfast")  t:settle()
    check(t.P1:has "breakfast")  check(t.P1.coins == 10)
    t.P1:buy "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.hp == 4) end,
}

scenario "a soul worth 2 is one object: destroying it loses both" {
  cites = { "15.1.3", "15.1.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "break_soul" } }, { name = "P2", souls = { "twin_souls", "pin" } } },
  play = function(t)
    check(t.P2.souls == 3)
    t.P1:play("break_soul", "twin_souls")  t:settle()
  end,
  expect = function(t) check(t.P2.souls == 1)  check(t.P2:has_soul "pin")  check(t:discarded "twin_souls") end,
}

scenario "stealing a soul worth 2 steals both" {
  cites = { "15.1.3", "20.3.3", "15.2.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", souls = { "war", "gurdy" }, hand = { "take_soul" } },
    { name = "P2", souls = { "twin_souls", "pin" } },
  },
  play = function(t) t.P1:play("take_soul", "twin_souls")  t:settle() end,
  expect = function(t)
    check(t.over)  check(t.winner == "P1")  check(t.P1.souls == 4)  check(t.P2.souls == 1)
    check(t:events "soul_given" == 2)  -- it is worth 2 (rule 15.1.4)
  end,
}

scenario "`most souls` means the total value: one soul worth 2 is more than one worth 1" {
  cites = { "15.1.4" },
  set = "../sets/probe",
  players = {
    { name = "P1", souls = { "pin" }, hand = { "tarot_judgement" } }, { name = "P2", souls = { "twin_souls" } },
  },
  play = function(t) t.P1:play "tarot_judgement"  t:settle() end,
  expect = function(t) check(t.P2.souls == 0)  check(t.P1.souls == 1)  check(t:discarded "twin_souls") end,
}

scenario "a monster that an effect destroys dies, and the active player gains its rewards and its soul" {
  cites = { "15.3.1", "20.6.1", "20.6.2", "13.2.9" },
  set = "../sets/probe",
  players = { { name = "P1" }, { name = "P2", hand = { "wreck" }, loot_plays = 1 } },
  monsters = { "pin" },
  play = function(t)
    t.P2:play("wreck", "pin")
    t:resolve()
    check(t:hp "pin" == 0)  check(t:stack() == "death of Pin")
    t:settle()
  end,
  expect = function(t)
    check(t.P1:has_soul "pin")  check(t.P1.coins == 5)  check(t:events "monster_died" == 1)  check(t.P2.souls == 0)
  end,
}

scenario "F118 F119 the soul value of a character counts, but it is not a soul that can be destroyed" {
  cites = { "15.3.2", "3.4.3" },
  set = "../sets/probe",
  players = {
    { name = "P1", character = "soul_bearer", hand = { "break_soul" } },
    { name = "P2", hand = { "tarot_judgement" }, loot_plays = 1 },
  },
  play = function(t)
    check(t.P1.souls == 1)  check(not t:can("P1", "play break_soul"))
    t.P2:play("tarot_judgement", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 1)  check(t.P1.character == "soul_bearer") end,
}

scenario "F118 three souls and a character worth one win" {
  cites = { "15.2.1", "3.4.3", "15.3.2" },
  set = "../sets/probe",
  players = { { name = "P1", character = "soul_bearer", souls = { "war", "gurdy" } }, { name = "P2" } },
  monsters = { { "pin", hp = 1 } },
  dice = { 4 },
  play = function(t)
    t.P1:attack "pin"
    check(not t.over)
    t:settle()
  end,
  expect = function(t) check(t.over)  check(t.winner == "P1")  check(t.P1.souls == 4) end,
}

scenario "F154 the abilities of a bonus soul work while nobody has it" {
  cites = { "15.4.1", "19.9.2" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 4, hand = { "pills_cents" } }, { name = "P2" } },
  bonus_souls = { "soul_of_sixes" },
  dice = { 6 },
  play = function(t)
    check(not t:in_play "soul_of_sixes")
    t.P1:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P1.souls == 0) end,  -- 4, plus 1 of the soul, minus 4
}

scenario "F154 the abilities of a bonus soul stop working once a player has gained it" {
  cites = { "15.4.2", "15.1.5" },
  set = "../sets/probe",
  players = { { name = "P1", coins = 25, hand = { "pills_cents" } }, { name = "P2" } },
  bonus_souls = { "soul_of_sixes" },
  dice = { 6 },
  play = function(t)
    check(t.P1:has_soul "soul_of_sixes")
    t.P1:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 21) end,
}

scenario "a destroyed soul that has no discard leaves the game, even after it was stolen" {
  cites = { "15.1.6", "15.4.3", "19.4.2", "19.9.1" },
  set = "../sets/probe",
  players = {
    { name = "P1", coins = 25, hand = { "break_soul", "a_penny" }, loot_plays = 2 },
    { name = "P2", hand = { "take_soul" }, loot_plays = 1 },
  },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    t.P2:play("take_soul", "soul_of_greed")  t:settle()
    check(t.P2:has_soul "soul_of_greed")  check(t.P1.souls == 0)
    t.P1:play("break_soul", "soul_of_greed")  t:settle()
    check(t.P2.souls == 0)  check(not t:discarded "soul_of_greed")  check(not t:in_play "soul_of_greed")
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t.P1.souls == 0)  check(t:events "soul_gained" == 1) end,
}

scenario "Q25 a bonus soul is gained as soon as its condition is met, even in the middle of a resolution" {
  cites = { "15.4.2", "5.3.1" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "flash" } }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t) t.P1:play "flash"  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1:has_soul "soul_of_greed") end,
}

scenario "each player sees all souls, but not other players' hands" {
  cites = { "15.1.2", "19.10" },
  players = {
    { name = "P1", souls = { "monstro" }, hand = { "a_dime" } }, { name = "P2", hand = { "a_penny" } },
  },
  play = function(t)
    check(t.P2:sees "monstro")  check(t.P1:sees "monstro")
    check(t.P1:sees "a_dime")  check(not t.P2:sees "a_dime")  check(not t.P1:sees "a_penny")
  end,
}

scenario "cards outside the game are visible to all" {
  cites = { "19.9.3" },
  players = { { name = "P1" }, { name = "P2" } },
  bonus_souls = { "soul_of_greed" },
  play = function(t)
    check(t.P1:sees "soul_of_greed")  check(t.P2:sees "soul_of_gluttony")  check(t.P2:sees "the_forgotten")
  end,
}

scenario "an effect on soul values counts for the players who have the souls" {
  cites = { "15.1.1", "15.1.4" },
  set = "../sets/probe",
  players = { { name = "P1", souls = { "monstro", "pin" }, items = { "halo" } }, { name = "P2", souls = { "envy" } } },
  play = function(t) t:may_end_anywhere() end,
  expect = function(t) check(t.P1.souls == 4)  check(t.P2.souls == 1) end,
}

scenario "a bonus soul can have counters before a player has it" {
  cites = { "15.4.2", "20.1.2" },
  set = "../sets/probe",
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  bonus_souls = { "soul_of_pennies" },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t:events "counters_added" == 1)  check(t.P1.loot == 1) end,
}

scenario "an exchange of items can meet the condition of a bonus soul" {
  cites = { "15.4.2", "20.3.4" },
  players = { { name = "P1", items = { "decoy", "guppys_paw" } }, { name = "P2", items = { "guppys_collar" } } },
  bonus_souls = { "soul_of_guppy" },
  play = function(t)
    t.P1:activate("decoy", "guppys_collar")  t:settle()
    check(t.P1:has "guppys_collar")
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_guppy") end,
}

scenario "a bonus soul for souls is gained when what made them worth less leaves play" {
  cites = { "15.4.2", "15.1.1" },
  set = "../sets/layers",
  players = { { name = "P1", items = { "tarnish" }, souls = { "pin", "gurdy" } }, { name = "P2" } },
  bonus_souls = { "soul_of_souls" },
  play = function(t)
    check(t.P1.souls == 0)
    t.P1:activate "tarnish"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_souls") end,
}
