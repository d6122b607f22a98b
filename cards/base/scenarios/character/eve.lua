scenario "Eve can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "eve", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "eve"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "eve")
    check(not t:can("P1", "play"))
  end,
}

scenario "Eve stays charged in other players' turns, and a battery recharges items only" {
  cites = { "3.4.1", "4.2.1" },
  players = {
    { name = "P1", hand = { "mega_battery" } },
    { name = "P2", character = "eve", charged = false, items = { { "mr_boom", charged = false } } },
  },
  play = function(t) t.P1:play("mega_battery", "P2")  t:settle() end,
  expect = function(t) check(t:charged "mr_boom")  check(not t:charged "eve") end,
}
