scenario "Dagaz destroys a curse of any player" {
  cites = { "7.2", "20.6.1", "19.4.2" },
  players = {
    { name = "P1", curses = { "curse_of_greed" }, hand = { "dagaz" } },
    { name = "P2", curses = { "curse_of_pain" } },
  },
  play = function(t) t.P1:play("dagaz", "destroy a curse", "curse_of_pain")  t:settle() end,
  expect = function(t)
    check(#t.P2.curses == 0)  check(t:discard "monster" == "curse_of_pain")
    check(t.P1:has "curse_of_greed")  check(t:discarded "dagaz")
  end,
}

scenario "Dagaz prevents the next 1 damage to a player, but not the damage after it" {
  cites = { "7.2", "10.4.2" },
  players = {
    { name = "P1", hand = { "dagaz", "gold_bomb", "bomb" }, loot_plays = 3 },
    { name = "P2", curses = { "curse_of_pain" }, items = { "breakfast", "dinner" } },
  },
  play = function(t)
    t.P1:play("dagaz", "prevent the next 1", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P2:has "curse_of_pain") end,
}

scenario "Dagaz without a curse in play only prevents damage, and that only this turn" {
  cites = { "7.12", "6.7.7" },
  players = { { name = "P1", hand = { "dagaz" } }, { name = "P2", hand = { "bomb" } } },
  play = function(t)
    t.P1:play("dagaz", "P1")  t:settle()  -- there is no other mode
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2) end,
}

scenario "Dagaz fizzles when its curse was discarded because its player died" {
  cites = { "7.5", "17.3" },
  players = {
    { name = "P1", hand = { "dagaz" } },
    { name = "P2", curses = { "curse_of_pain" }, hand = { "tarot_death" }, loot_plays = 1 },
    { name = "P3", curses = { "curse_of_greed" } },
  },
  play = function(t)
    t.P1:play("dagaz", "destroy a curse", "curse_of_pain")
    t.P2:play("tarot_death", "P2")  t:settle()
  end,
  expect = function(t)
    check(t:discard("monster", 1) == "curse_of_pain")  check(t.P3:has "curse_of_greed")  check(t:discarded "dagaz")
  end,
}

scenario "Dagaz: two shields prevent 1 each of the same damage" {
  cites = { "6.7.5", "10.4.2" },
  players = {
    { name = "P1", hand = { "dagaz", "soul_heart", "gold_bomb" }, loot_plays = 3 },
    { name = "P2", curses = { "curse_of_pain" } },
  },
  play = function(t)
    t.P1:play("dagaz", "prevent the next 1", "P2")  t:settle()
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P2:choose "dagaz"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t:events "damage_prevented" == 2) end,
}
