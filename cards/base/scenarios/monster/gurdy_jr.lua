scenario "Gurdy Jr.: a 4 misses and deals 1, 2 hits of 5 kill it for a treasure and a soul" {
  cites = { "11.3.3", "13.2.3", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "gurdy_jr" },
  deck = { treasure = { "meat", "synthoil" } },
  dice = { 4, 5, 5 },
  play = function(t) t.P1:attack "gurdy_jr"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(not t.P1:has "synthoil")  check(t.P1.coins == 0)
    check(t.P1:has_soul "gurdy_jr")  check(t.P1.souls == 1)
  end,
}

scenario "Gurdy Jr. hurts its attacker for each item activated during the attack, and nobody else" {
  cites = { "20.2.2", "10.2.3", "6.6.2" },
  players = {
    { name = "P1", items = { "breakfast", "sack_of_pennies" } },
    { name = "P2", items = { "sack_of_pennies" } },
  },
  monsters = { { "gurdy_jr", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:attack "gurdy_jr"
    t.P1:activate "sack_of_pennies"
    t:resolve()  t:resolve()
    check(t.P1.hp == 2)  check(t.P1.coins == 0)
    t:resolve()
    t.P2:activate "sack_of_pennies"
    t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P2.hp == 2)  check(t.P1.coins == 1)  check(t.P2.coins == 1)
    check(t.P1:has_soul "gurdy_jr")
  end,
}

scenario "Gurdy Jr. ignores items while another monster or nothing is attacked" {
  cites = { "6.6.1" },
  players = {
    { name = "P1", items = { "sack_of_pennies", "golden_razor_blade" }, coins = 5 },
    { name = "P2" },
    { name = "P3" },
  },
  monsters = { "gurdy_jr", "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:activate("golden_razor_blade", "P2")  t:settle()
    check(t.P1.hp == 2)
    t.P1:attack "fly"
    t.P1:activate "sack_of_pennies"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1.coins == 2)  check(t.P2.hp == 1) end,
}

scenario "Gurdy Jr. ignores its attacker's character, but not an ability with a cost" {
  cites = { "3.4.1", "6.3.3" },
  players = {
    { name = "P1", character = "isaac", items = { "golden_razor_blade" }, coins = 5 },
    { name = "P2" },
    { name = "P3" },
  },
  monsters = { { "gurdy_jr", hp = 1 }, "fatty" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "gurdy_jr"
    t.P1:activate "isaac"
    t:resolve()
    check(t.P1.hp == 2)
    t.P1:activate("golden_razor_blade", "fatty")
    t:resolve()  t:resolve()
    check(t.P1.hp == 1)
    t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t.P1:has_soul "gurdy_jr") end,
}

scenario "Gurdy Jr.: an item activated before the attack is declared on it does not count" {
  cites = { "6.6.1", "11.1.5" },
  players = { { name = "P1", items = { "sack_of_pennies" } }, { name = "P2" } },
  monsters = { { "gurdy_jr", hp = 1 } },
  dice = { 5 },
  play = function(t)
    t.P1:activate "sack_of_pennies"
    t:settle()
    t.P1:attack "gurdy_jr"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1:has_soul "gurdy_jr") end,
}

scenario "Gurdy Jr. killed with its ability on the stack still hurts the player who attacked it" {
  cites = { "5.2.9", "6.6.2" },
  players = {
    { name = "P1", items = { "breakfast", "sack_of_pennies" } },
    { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  monsters = { { "gurdy_jr", hp = 1 }, "fatty" },
  dice = { 5 },
  play = function(t)
    t.P1:attack "gurdy_jr"
    t.P1:activate "sack_of_pennies"
    t.P2:play("bomb", "gurdy_jr")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P1.coins == 1)  check(t.P1:has_soul "gurdy_jr") end,
}
