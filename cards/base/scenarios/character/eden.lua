scenario "Eden can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "eden", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "eden"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "eden")
    check(not t:can("P1", "play"))
  end,
}

scenario "F76 Eden keeps one of the top three treasures, eternal, and the others go to the bottom" {
  cites = { "2.9", "2.9a", "6.8.1" },
  phase = "setup",
  players = { { name = "P1", character = "eden" }, { name = "P2" } },
  deck = { treasure = { "breakfast", "dinner", "meat", "synthoil" } },
  play = function(t)
    t.P1:choose "dinner"  t:settle()
  end,
  expect = function(t)
    check(t.P1:has "dinner")  check(t.P1.max_hp == 3)  check(t:top "treasure" == "synthoil")
    check(not t.P1:has "breakfast")  check(not t.P1:has "meat")  check(t:bottom "treasure" == "meat")
  end,
}
