scenario "Holy Keeper Head: a 3 misses and deals 1, 2 hits kill it for as many ¢ as a die shows; a 4 pays 2¢" {
  cites = { "11.3.3", "6.6.4", "3.6.7" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "holy_keeper_head" },
  dice = { 3, 4, 5, 6 },
  play = function(t) t.P1:attack "holy_keeper_head"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 8)  check(t.P2.coins == 0)  check(t.P1.loot == 0)
    check(t:discarded "holy_keeper_head")  check(t.P1.souls == 0)
  end,
}

scenario "Holy Keeper Head pays any player who rolls a 4, whatever the roll is for" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2", hand = { "pills_cents" }, loot_plays = 1 } },
  monsters = { "holy_keeper_head" },
  dice = { 4 },
  play = function(t) t.P2:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P2.coins == 9)  check(t.P1.coins == 0) end,
}

scenario "Holy Keeper Head pays even if it has died by then" {
  cites = { "5.2.9", "11.7.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "holy_keeper_head", hp = 1 }, "fly" },
  dice = { 4, 3 },
  play = function(t)
    t.P1:attack "holy_keeper_head"
    t:resolve()
    t.P2:play("bomb", "holy_keeper_head")
    t:resolve()  t:resolve()  t:resolve()
    check(t:events "monster_died" == 1)
    t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5) end,
}
