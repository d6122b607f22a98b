scenario "Empty Vessel gives +1 attack while its player holds no loot card" {
  cites = { "6.4.1", "10.1.5" },
  players = { { name = "P1", items = { "empty_vessel" }, hand = { "a_penny" } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1) end,
}

scenario "Empty Vessel gives +1 to attack rolls while its player has 0¢, and not with 1¢" {
  cites = { "9.2.5", "6.4.1" },
  players = {
    { name = "P1", items = { "empty_vessel", "champion_belt" }, hand = { "bomb" } },
    { name = "P2" },
  },
  monsters = { "dip", { "cod_worm", hp = 1 } },  -- evasion 4 and 5; a Dip pays 1¢
  deck = { monster = { "gurdy" } },
  dice = { 2, 3, 4, 5 },
  play = function(t)
    t.P1:attack "dip"  t:settle()
    check(t.P1.hp == 1)  check(t:discarded "dip")  check(t.P1.coins == 1)
    t.P1:attack "cod_worm"  t:settle()
  end,
  expect = function(t) check(t:discarded "cod_worm")  check(t:events "missed" == 2)  check(t:events "hit" == 2) end,
}

scenario "Empty Vessel ignores other rolls" {
  cites = { "9.9" },
  players = { { name = "P1", items = { "empty_vessel" }, hand = { "pills_cents" } }, { name = "P2" } },
  dice = { 2 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "Empty Vessel stops once a loot card is drawn in the middle of an attack" {
  cites = { "10.2.8", "6.4.1" },
  players = { { name = "P1", coins = 1, items = { "empty_vessel", "the_relic" } }, { name = "P2" } },
  monsters = { "fatty" },  -- 4 HP, evasion 2
  dice = { 2, 1, 2, 2 },  -- 2 damage, a miss that loots 1, then 1 damage each
  play = function(t) t.P1:attack "fatty"  t:settle() end,
  expect = function(t) check(t:discarded "fatty")  check(t:events "hit" == 3)  check(t.P1.hp == 1) end,
}
