scenario "Cursed Horf: a 3 misses and deals 1, one hit of 4 kills it for 3¢; a 2 deals 2 more damage" {
  cites = { "11.3.3", "6.6.4", "10.2.3" },
  players = { { name = "P1", items = { "breakfast", "dinner", "the_dead_cat" } }, { name = "P2" } },
  monsters = { "cursed_horf" },
  dice = { 3, 2, 4 },
  play = function(t)
    t.P1:attack "cursed_horf"
    t:resolve()  t:resolve()
    check(t:counters "the_dead_cat" == 8)
    t:settle()
  end,
  expect = function(t)
    check(t:counters "the_dead_cat" == 5)  check(t.P2.hp == 2)  check(t.P1.coins == 3)  check(t.P1.loot == 0)
    check(t:discarded "cursed_horf")  check(t.P1.souls == 0)
  end,
}

scenario "Cursed Horf hurts any player who rolls a 2, whatever the roll is for" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2", items = { "breakfast" }, hand = { "pills_cents" }, loot_plays = 1 } },
  monsters = { "cursed_horf" },
  dice = { 2 },
  play = function(t) t.P2:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1.hp == 2)  check(t.P2.coins == 4) end,
}

scenario "Cursed Horf hurts even if it has died by then" {
  cites = { "5.2.9", "11.7.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { "cursed_horf", "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "cursed_horf"
    t:resolve()
    t.P2:play("bomb", "cursed_horf")
    t:resolve()  t:resolve()  t:resolve()
    check(t:events "monster_died" == 1)
    t:settle()
  end,
  expect = function(t) check(t:events "player_died" == 1)  check(t.P2.hp == 2)  check(t:events "damage_taken" == 2) end,
}

scenario "Cursed Horf: two dice that show a 2 deal 2 damage to each roller" {
  cites = { "6.6.6", "9.2.5" },
  players = {
    { name = "P1", items = { "mystery_sack", "breakfast" } },
    { name = "P2", items = { "mystery_sack", "breakfast" } },
  },
  monsters = { "cursed_horf", "fatty" },
  dice = { 2, 2 },
  play = function(t)
    t.P1:activate "mystery_sack"  t:resolve()
    t.P2:activate "mystery_sack"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1) end,
}
