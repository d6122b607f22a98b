scenario "Cursed Mom's Hand: a 3 misses and deals 1, 2 hits of 4 and 5 kill it for 4¢" {
  cites = { "11.3.3", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "cursed_moms_hand" },
  dice = { 3, 4, 5 },
  play = function(t) t.P1:attack "cursed_moms_hand"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 4)  check(t.P1.loot == 0)  check(t:discarded "cursed_moms_hand")
    check(t.P1.souls == 0)  check(t.active == "P1")
  end,
}

scenario "Cursed Mom's Hand: any 6 of the active player cancels everything and ends the turn" {
  cites = { "6.6.4", "4.5.1", "9.4" },
  players = { { name = "P1", hand = { "pills_cents" }, coins = 9 }, { name = "P2" } },
  monsters = { "cursed_moms_hand" },
  dice = { 6 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P1.coins == 9) end,
}

scenario "Cursed Mom's Hand: an attack roll of 6, even against another monster, hits nothing" {
  cites = { "11.3.5", "4.5.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "cursed_moms_hand", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:in_play "fly")  check(t:events "damage_taken" == 0) end,
}

scenario "Cursed Mom's Hand ignores a 6 of another player, and a 5" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2", hand = { "pills_cents", "pills_cents" }, loot_plays = 2, coins = 9 } },
  monsters = { "cursed_moms_hand" },
  dice = { 6, 5 },
  play = function(t)
    t.P2:play "pills_cents"  t:settle()
    check(t.active == "P1")  check(t.P2.coins == 5)
    t.P2:play "pills_cents"  t:settle()
  end,
  expect = function(t) check(t.active == "P1")  check(t.P2.coins == 1) end,
}

scenario "Cursed Mom's Hand: a 6 of the active player cancels the other die that is still on the stack" {
  cites = { "5.2.7", "9.8" },
  players = { { name = "P1", items = { "mystery_sack" } }, { name = "P2", items = { "mystery_sack" } } },
  monsters = { "cursed_moms_hand", "fatty" },
  dice = { 3, 6 },
  play = function(t)
    t.P2:activate "mystery_sack"  t:resolve()
    t.P1:activate "mystery_sack"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P2.coins == 0)  check(t:events "rolled" == 1) end,
}
