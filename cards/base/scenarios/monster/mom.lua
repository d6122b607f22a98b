scenario "Mom!: a 3 misses and deals 2, 5 hits of 4 kill it for a treasure, a soul worth 2 and 1 more monster slot" {
  cites = { "11.3.3", "13.2.2", "13.2.5", "14.1.3", "15.1.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" } },
  monsters = { "mom", "fly" },
  deck = { treasure = { "meat", "synthoil" }, monster = { "clotty", "dip", "leech" } },
  dice = { 3, 4, 4, 4, 4, 4 },
  play = function(t) t.P1:attack "mom"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1.coins == 0)
    check(t.P1:has_soul "mom")  check(t.P1.souls == 2)  check(t:events "damage_taken" == 6)
    check(t:slots "monster" == 3)  check(t:slots "shop" == 2)  check(t:top "monster" == "leech")
  end,
}

scenario "Mom! deals double damage on attack rolls of 1" {
  cites = { "6.7.3", "11.3.4" },
  players = { { name = "P1", items = { "the_dead_cat" } }, { name = "P2" } },
  monsters = { { "mom", hp = 1 } },
  dice = { 1, 2, 4 },
  play = function(t)
    t.P1:attack "mom"
    t:resolve()  t:resolve()
    t.P1:choose "mom"  -- both apply to the same damage
    check(t:counters "the_dead_cat" == 5)
    t:settle()
  end,
  expect = function(t) check(t:counters "the_dead_cat" == 3)  check(t.P1.souls == 2) end,
}

scenario "Mom! does not change another monster's damage, and does nothing when it dies" {
  cites = { "6.7.3", "13.2.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "mom", "fly" },
  dice = { 1, 2 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly")  check(t:slots "monster" == 2) end,
}

scenario "Mom!: damage is doubled once, and a shield then prevents part of it" {
  cites = { "6.7.4", "6.7.5" },
  players = { { name = "P1", hand = { "tarot_the_hierophant" }, items = { "breakfast" } }, { name = "P2" } },
  monsters = { { "mom", hp = 1 } },
  dice = { 1, 4 },
  play = function(t)
    t.P1:play("tarot_the_hierophant", "P1")  t:settle()
    t.P1:attack "mom"  t:settle()
    t.P1:choose "mom"  t:settle()  -- doubled first
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1:has_soul "mom") end,
}
