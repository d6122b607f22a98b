scenario "Isaac can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "isaac", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "isaac"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "isaac")
    check(not t:can("P1", "play"))
  end,
}

scenario "Isaac: an unused loot play is lost at the end of the turn" {
  cites = { "4.3.1", "8.2" },
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", character = "isaac", hand = { "a_dime" } } },
  play = function(t)
    t.P1:end_turn()
    t.P2:activate "isaac"  t:settle()
    check(t.active == "P2")  check(t.P2.loot_plays == 1)
    t.P2:play "a_dime"  t:settle()
  end,
  expect = function(t) check(not t:can("P2", "play"))  check(t.P2.coins == 10)  check(t:charged "isaac") end,
}
