scenario "Chaos: every player passes their whole hand to the left at once" {
  cites = { "1.7", "20.3.5", "20.12.1" },
  players = {
    { name = "P1", hand = { "a_penny", "two_cents" } },
    { name = "P2", items = { "chaos" }, hand = { "bomb" } },
    { name = "P3" },
    { name = "P4", hand = { "a_dime", "a_nickel", "four_cents" } },
  },
  play = function(t) t.P2:activate "chaos"  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 3)  check(t.P1:holds "a_dime")  check(t.P1:holds "a_nickel")  check(t.P1:holds "four_cents")
    check(t.P2.loot == 2)  check(t.P2:holds "a_penny")  check(t.P2:holds "two_cents")
    check(t.P3.loot == 1)  check(t.P3:holds "bomb")
    check(t.P4.loot == 0)  check(t:events "loot_drawn" == 0)  check(not t:charged "chaos")
  end,
}

scenario "Chaos: between two players the hands are swapped, and each knows the cards they gave" {
  cites = { "19.5.1", "19.10" },
  players = {
    { name = "P1", items = { "chaos" }, hand = { "a_penny" } },
    { name = "P2", hand = { "bomb", "a_dime" } },
  },
  play = function(t)
    check(not t.P1:sees "bomb")
    t.P1:activate "chaos"  t:settle()
  end,
  expect = function(t)
    check(t.P1.loot == 2)  check(t.P1:sees "bomb")  check(t.P1:sees "a_dime")
    check(t.P2.loot == 1)  check(t.P2:holds "a_penny")  check(t.P1:sees "a_penny")
  end,
}

scenario "Chaos can be answered: a loot played in response is not passed" {
  cites = { "5.2.6" },
  players = { { name = "P1", items = { "chaos" } }, { name = "P2", hand = { "a_dime", "bomb" }, loot_plays = 1 } },
  play = function(t)
    t.P1:activate "chaos"
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t)
    check(t.P2.coins == 10)  check(t.P1.loot == 1)  check(t.P1:holds "bomb")  check(t.P2.loot == 0)
  end,
}
