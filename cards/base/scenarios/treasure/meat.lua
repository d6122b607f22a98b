scenario "Meat! adds 1 to its player's attack rolls" {
  cites = { "9.2.5", "9.9" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2" } },
  monsters = { "cod_worm" },  -- 2 HP, evasion 5, attack 0
  dice = { 3, 4, 4 },
  play = function(t) t.P1:attack "cod_worm"  t:settle() end,
  expect = function(t) check(t:discarded "cod_worm")  check(t:events "missed" == 1)  check(t:events "hit" == 2) end,
}

scenario "Meat! adds nothing to a roll that is no attack roll" {
  cites = { "9.9" },
  players = { { name = "P1", items = { "meat" }, hand = { "pills_cents" } }, { name = "P2" } },
  dice = { 2 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}
