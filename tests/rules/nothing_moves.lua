-- Rulebook sections 10.1, 13.1 and 15.2: HP, keywords and souls that change although nothing moves.
scenario "a player whose HP falls to 0 as the turn passes dies" {
  cites = { "13.1.1", "10.1.1" },
  set = "../sets/still",
  players = { { name = "P1", coins = 3, items = { "day_shift" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P1.coins == 2) end,
}

scenario "the active player dies if their HP is 0 only while they are active" {
  cites = { "13.1.1" },
  set = "../sets/still",
  players = { { name = "P1", items = { "spotlight", "breakfast", "dinner" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:order("turn_started P2", "player_died P2")) end,
}

scenario "a player whose HP falls to 0 because ¢ are lost dies" {
  cites = { "13.1.1" },
  set = "../sets/still",
  players = { { name = "P1", coins = 3, hand = { "toll" }, items = { "paupers_plate" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)
    t.P1:play "toll"  t:resolve()
    check(t:stack() == "death of P1")  check(t.P1.hp == 0)
    t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1) end,
}

scenario "a monster with 0 HP that stops being eternal because ¢ are lost dies" {
  cites = { "13.1.1", "13.1.3" },
  set = "../sets/still",
  players = {
    { name = "P1", coins = 3, hand = { "bomb", "toll" }, loot_plays = 2, items = { "glass_oath" } }, { name = "P2" },
  },
  monsters = { "fly" },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    check(t:slot(1) == "fly")  check(t:hp "fly" == 0)
    t.P1:play "toll"  t:resolve()
    check(t:stack() == "death of Fly")
    t:settle()
  end,
  expect = function(t) check(t:discarded "fly") end,
}

scenario "HP that lasted only for an attack takes marked damage with it" {
  cites = { "10.1.6", "13.1.1" },
  set = "../sets/still",
  players = {
    { name = "P1", hand = { "bomb", "bomb", "bomb", "bomb", "white_flag" }, loot_plays = 5 }, { name = "P2" },
  },
  monsters = { "cornered_rat" },
  dice = { 2 },
  play = function(t)
    t.P1:declare_attack()  t:pass_all()  t.P1:choose "cornered_rat"
    for _ = 1, 4 do t.P1:play("bomb", "P1")  t:resolve()  t:resolve() end
    check(t.P1.hp == 1)  check(t.P1.max_hp == 5)
    t.P1:play "white_flag"  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1.hp == 1)  check(t:events "player_died" == 0) end,
}

scenario "a player wins as a counter makes their souls count more" {
  cites = { "15.2.1", "15.2.2" },
  set = "../sets/still",
  players = {
    { name = "P1", souls = { "pin", "monstro" }, items = { "halo_polish", "spare_part" } }, { name = "P2" },
  },
  play = function(t) t.P1:activate("spare_part", "halo_polish")  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "a player wins as a death makes them need fewer souls" {
  cites = { "15.2.1", "15.2.2" },
  set = "../sets/still",
  players = {
    { name = "P1", hand = { "tarot_death" }, souls = { "pin", "greed", "war" }, items = { "wake" } }, { name = "P2" },
  },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.over)  check(t.winner == "P1") end,
}

scenario "a character that turns to a face without HP dies" {
  cites = { "10.1.4", "13.1.2" },
  set = "../sets/still",
  players = { { name = "P1", character = "the_hollow" }, { name = "P2" } },
  play = function(t)
    t.P1:activate "the_hollow"  t:resolve()
    check(t.P1.max_hp == 0)  check(t:stack() == "death of P1")
    t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 2) end,  -- again after healing, on the turn of P2 (13.4.2)
}
