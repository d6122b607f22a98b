scenario "Sloth: a 3 misses and deals 1, 3 hits of 4 kill it for 1¢ and a soul; its killer discards their hand" {
  cites = { "11.3.3", "13.2.2", "13.2.5" },
  players = { { name = "P1", hand = { "a_dime", "bomb", "a_penny" } }, { name = "P2", hand = { "a_nickel" } } },
  monsters = { "sloth" },
  dice = { 3, 4, 4, 4 },
  play = function(t)
    t.P1:attack "sloth"  t:settle()
    t.P1:choose("a_dime", "bomb")  t:settle()  -- one after the other, in the order they choose
  end,
  expect = function(t)
    check(t.P1.loot == 0)  check(t.P2.loot == 1)  check(t:discarded "a_dime")  check(t.P1.hp == 1)
    check(t.P1.coins == 1)  check(t.P1:has_soul "sloth")  check(t.P1.souls == 1)
  end,
}

scenario "Sloth: the player whose loot killed it discards, not the active player" {
  cites = { "13.2.2", "13.2.9" },
  players = {
    { name = "P1", hand = { "a_dime" } },
    { name = "P2", hand = { "bomb", "a_nickel" }, loot_plays = 1 },
  },
  monsters = { { "sloth", hp = 1 } },
  play = function(t) t.P2:play("bomb", "sloth")  t:settle() end,
  expect = function(t) check(t.P2.loot == 0)  check(t.P1.loot == 1)  check(t.P1:has_soul "sloth") end,
}

scenario "Sloth does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb", "a_dime" } }, { name = "P2" } },
  monsters = { "sloth", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.loot == 1) end,
}
