scenario "Lilith can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "lilith", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "lilith"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "lilith")
    check(not t:can("P1", "play"))
  end,
}

scenario "Lilith can't be tapped again before her player's next turn" {
  cites = { "6.3.2", "4.2.1" },
  players = { { name = "P1", character = "lilith" }, { name = "P2" } },
  play = function(t)
    t.P1:activate "lilith"  t:settle()
    check(t.P1.loot_plays == 2)  check(not t:can("P1", "activate lilith"))
    t.P1:end_turn()  t:settle()
    check(not t:charged "lilith")
    t.P2:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "lilith")  check(t.P1.loot_plays == 1) end,
}
