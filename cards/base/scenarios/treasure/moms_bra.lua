scenario "Mom's Bra reduces the next damage to a player to 1, but not the damage after it" {
  cites = { "6.7.3", "6.7.1" },
  players = {
    { name = "P1", items = { "moms_bra" }, hand = { "gold_bomb", "gold_bomb" }, loot_plays = 2 },
    { name = "P2", items = { "breakfast", "dinner", "breakfast" } },  -- 5 HP
  },
  play = function(t)
    t.P1:activate("moms_bra", "P2")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.hp == 4)  check(t:events "damage_prevented" == 0)
    t.P1:play("gold_bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(not t:charged "moms_bra") end,
}

scenario "Mom's Bra on a monster: damage of 1 stays as it is, and uses it up" {
  cites = { "6.7.1" },
  players = {
    { name = "P1", items = { "moms_bra", "mr_boom" }, hand = { "gold_bomb" } },
    { name = "P2" },
  },
  monsters = { "gurdy" },  -- 5 HP
  play = function(t)
    t.P1:activate("moms_bra", "gurdy")  t:settle()
    t.P1:activate("mr_boom", "gurdy")  t:settle()
    check(t:hp "gurdy" == 4)
    t.P1:play("gold_bomb", "gurdy")  t:settle()
  end,
  expect = function(t) check(t:hp "gurdy" == 1) end,
}

scenario "Mom's Bra protects only its target, and wears off at the end of the turn" {
  cites = { "6.7.7" },
  players = {
    { name = "P1", items = { "moms_bra", "breakfast", "dinner" }, hand = { "gold_bomb" } },
    { name = "P2", items = { "breakfast", "dinner" }, hand = { "gold_bomb" } },
  },
  play = function(t)
    t.P1:activate("moms_bra", "P1")  t:settle()
    t.P1:play("gold_bomb", "P2")  t:settle()
    check(t.P2.hp == 1)
    t.P1:end_turn()  t:settle()
    t.P2:play("gold_bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "Mom's Bra applies before or after The Dead Cat, as the player chooses" {
  cites = { "6.7.5" },
  players = {
    { name = "P1", items = { "moms_bra", "the_dead_cat" }, hand = { "gold_bomb" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate("moms_bra", "P1")  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    t.P1:choose "moms_bra"  t:settle()
  end,
  expect = function(t) check(t:counters "the_dead_cat" == 8)  check(t.P1.hp == 2) end,
}
