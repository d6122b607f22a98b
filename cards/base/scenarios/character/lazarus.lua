scenario "Lazarus can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "lazarus", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "lazarus"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "lazarus")
    check(not t:can("P1", "play"))
  end,
}

scenario "Lazarus tapped in response to its player's death: the loot can still be played" {
  cites = { "13.1.5", "13.5.3" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", character = "lazarus", coins = 0, hand = { "a_nickel" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()
    t.P2:activate "lazarus"  t:resolve()
    t.P2:play "a_nickel"  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P2.coins == 4) end,
}
