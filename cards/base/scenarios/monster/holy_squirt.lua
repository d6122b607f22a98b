scenario "Holy Squirt: a 2 misses and deals 1, 2 hits kill it for 2 loot; a 5 loots 1" {
  cites = { "11.3.3", "6.6.4", "20.5.1" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "holy_squirt" },
  dice = { 2, 5, 3 },
  play = function(t)
    t.P1:attack "holy_squirt"
    t:resolve()  t:resolve()  t:pass_all()
    t:resolve()  t:resolve()
    check(t.P1.loot == 1)  check(t:hp "holy_squirt" == 2)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.loot == 3)  check(t.P2.loot == 0)  check(t.P1.coins == 0)
    check(t:discarded "holy_squirt")  check(t.P1.souls == 0)
  end,
}

scenario "Holy Squirt: any player who rolls a 5 loots, whatever the roll is for" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2", coins = 9, hand = { "pills_cents" }, loot_plays = 1 } },
  monsters = { "holy_squirt" },
  dice = { 5 },
  play = function(t) t.P2:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P2.loot == 1)  check(t.P1.loot == 0)  check(t.P2.coins == 5) end,
}

scenario "Holy Squirt lets the roller loot even if it has died by then" {
  cites = { "5.2.9", "11.7.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "holy_squirt", hp = 1 }, "fly" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "holy_squirt"
    t:resolve()
    t.P2:play("bomb", "holy_squirt")
    t:resolve()  t:resolve()  t:resolve()
    check(t:events "monster_died" == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.loot == 3)  check(t.P1.hp == 2) end,
}

scenario "Holy Squirt and another monster that triggers on the same die: both abilities resolve" {
  cites = { "6.6.3", "6.6.4" },
  players = { { name = "P1", hand = { "pills_cents", "a_penny" }, coins = 4 }, { name = "P2" } },
  monsters = { "holy_squirt", "cursed_fatty" },
  deck = { loot = { "a_dime", "a_nickel" } },
  dice = { 5 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:choose "cursed_fatty"  t:settle()  -- the first on the stack, so the last to resolve
    t.P1:choose "a_dime"  t:settle()
  end,
  expect = function(t) check(t:discarded "a_dime")  check(t.P1:holds "a_penny")  check(t.P1.coins == 0) end,
}
