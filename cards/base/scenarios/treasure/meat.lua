scenario "Meat! adds 1 to its player's attack rolls" {
  cites = { "9.2.5", "9.9" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2" } },
  monsters = { "cod_worm" },  -- 2 HP, evasion 5, attack 0
  dice = { 3, 4, 4 },
  play = function(t) t.P1:attack "cod_worm"  t:settle() end,
  expect = function(t) check(t:discarded "cod_worm")  check(t:events "missed" == 1)  check(t:events "hit" == 2) end,
}

scenario "Meat! adds nothing to a roll that is not an attack roll" {
  cites = { "9.9" },
  players = { { name = "P1", items = { "meat" }, hand = { "pills_cents" } }, { name = "P2" } },
  dice = { 2 },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
  expect = function(t) check(t.P1.coins == 4) end,
}

scenario "Meat! gained while the attack roll is on the stack adds to that roll" {
  cites = { "9.2.5", "6.7.2" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2", items = { "the_d20" } } },
  monsters = { "fly" },  -- evasion 2
  deck = { treasure = { "meat" } },
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P2:activate("the_d20", "breakfast")  t:settle()
  end,
  expect = function(t) check(t.P1:has "meat")  check(t:discarded "fly")  check(t.P1.hp == 2) end,
}

scenario "Meat! lost while the attack roll is on the stack adds nothing to it" {
  cites = { "9.2.5", "6.7.2" },
  players = { { name = "P1", items = { "meat" } }, { name = "P2", items = { "the_d20" } } },
  monsters = { "fly" },
  deck = { treasure = { "dinner" } },
  dice = { 1, 6 },
  play = function(t)
    t.P1:attack "fly"
    t.P2:activate("the_d20", "meat")  t:settle()
  end,
  expect = function(t) check(t:events "missed" == 1)  check(t.P1.hp == 2) end,  -- of 3
}
