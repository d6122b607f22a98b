scenario "Mom's Hand: a 3 misses and deals 1, 2 hits of 4 and 5 kill it for 4¢" {
  cites = { "11.3.3", "13.2.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "moms_hand" },
  dice = { 3, 4, 5 },
  play = function(t) t.P1:attack "moms_hand"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 4)  check(t:discarded "moms_hand") end,
}

scenario "Mom's Hand: an attack roll of 6 against it cancels its own damage and ends the turn" {
  cites = { "11.3.5", "4.5.1", "4.5.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "moms_hand" },
  dice = { 6 },
  play = function(t) t.P1:attack "moms_hand"  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t:events "damage_taken" == 0)  check(t:hp "moms_hand" == 2) end,
}

scenario "Mom's Hand ignores attack rolls against others" {
  cites = { "6.6.4" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "moms_hand", "fly" },
  dice = { 6 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.active == "P1")  check(t:discarded "fly") end,
}

scenario "Mom's Hand: its ability is above the combat damage, and a loot in response resolves before it" {
  cites = { "11.3.5", "5.2.6" },
  players = { { name = "P1" }, { name = "P2", hand = { "a_dime" }, loot_plays = 1 } },
  monsters = { "moms_hand" },
  dice = { 6 },
  play = function(t)
    t.P1:attack "moms_hand"
    t:resolve()
    t.P2:play "a_dime"
    check(t:stack() == "1 damage to Mom's Hand, Mom's Hand: When an attack roll against this is a 6..., A Dime!!")
    t:resolve()  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 10)  check(t.active == "P2")  check(t:events "damage_taken" == 0) end,
}
