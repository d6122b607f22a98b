scenario "Smelter gains 3¢ for a discarded loot" {
  cites = { "6.2.1", "6.3.3", "8.7" },
  players = { { name = "P1" }, { name = "P2", items = { "smelter" }, hand = { "a_penny", "a_dime" } } },
  play = function(t)
    t.P2:activate("smelter", "a_penny")
    check(t:discarded "a_penny")  check(t.P2.coins == 0)
    t:settle()
    check(t.P2.coins == 3)  check(t.P2.loot == 1)
    t.P2:activate "smelter"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 6)  check(t.P2.loot == 0)  check(not t:can("P2", "smelter")) end,
}

scenario "Smelter cancelled stays paid; it can be used on other players' turns" {
  cites = { "6.2.2", "6.3.3", "5.2.7" },
  players = {
    { name = "P1", items = { "no" } }, { name = "P2", items = { "smelter" }, hand = { "a_penny", "a_dime" } },
  },
  play = function(t)
    t.P2:activate("smelter", "a_penny")
    t.P1:activate "no"  t:settle()
    check(t.P2.coins == 0)  check(t:discarded "a_penny")
    t.P2:activate "smelter"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 3)  check(t.P2.loot == 0) end,
}
