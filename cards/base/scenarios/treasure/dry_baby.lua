scenario "Dry Baby turns any damage to its player into 1" {
  cites = { "6.7.3" },
  players = {
    { name = "P1", hand = { "gold_bomb", "gold_bomb", "bomb" }, items = { "breakfast", "dinner" }, loot_plays = 3 },
    { name = "P2", items = { "dry_baby" } },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P1")  t:settle()
    check(t.P1.hp == 1)
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.hp == 1)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t:events "damage_prevented" == 0) end,
}

scenario "Dry Baby turns 2 combat damage into 1" {
  cites = { "11.3.4", "10.2.8" },
  players = { { name = "P1", items = { "dry_baby" } }, { name = "P2" } },
  monsters = { "leech" },  -- evasion 4, attack 2
  dice = { 3, 4 },
  play = function(t) t.P1:attack "leech"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "leech") end,
}

scenario "Dry Baby applied before a shield leaves 0 damage, after it 1" {
  cites = { "6.7.5", "10.4.2" },
  players = {
    { name = "P1", hand = { "soul_heart", "gold_bomb", "soul_heart", "gold_bomb" }, loot_plays = 4 },
    { name = "P2", items = { "dry_baby" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P2:choose "dry_baby"  t:settle()
    check(t.P2.hp == 2)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P2:choose "soul_heart"  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "Dry Baby does not help against being killed" {
  cites = { "20.6.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "dry_baby" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive) end,
}

scenario "Dry Baby does not apply to 1 damage, so no choice is asked between it and a shield" {
  cites = { "6.7.5" },
  players = {
    { name = "P1", hand = { "soul_heart", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "dry_baby" } },
  },
  play = function(t)
    t.P1:play("soul_heart", "P2")  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.asked == "P1") end,
}
