scenario "Blue Baby can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "blue_baby", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "blue_baby"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "blue_baby")
    check(not t:can("P1", "play"))
  end,
}

scenario "Blue Baby tapped in another player's turn lets its player respond with a loot" {
  cites = { "5.1.7", "6.3.1" },
  players = {
    { name = "P1", hand = { "a_dime" } },
    { name = "P2", character = "blue_baby", hand = { "butter_bean" } },
  },
  play = function(t)
    t.P1:play "a_dime"
    check(not t:can("P2", "play"))
    t.P2:activate "blue_baby"  t:resolve()
    t.P2:play "butter_bean"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "a_dime") end,
}
