scenario "Cain can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "cain", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "cain"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "cain")
    check(not t:can("P1", "play"))
  end,
}

scenario "Cain is deactivated by its player's death, and recharges as their turn starts" {
  cites = { "13.5.3", "4.2.1" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", character = "cain" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(not t:charged "cain")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "cain")  check(t.P2.hp == 2) end,
}
