scenario "The Forgotten can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = {
    { name = "P1", character = "the_forgotten", hand = { "a_penny", "a_nickel", "a_dime" } },
    { name = "P2" },
  },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "the_forgotten"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "the_forgotten")
    check(not t:can("P1", "play"))
  end,
}

scenario "The Forgotten tapped after the end of the turn was declared: an unused loot play is lost with the turn" {
  cites = { "4.4.1", "4.3.1" },
  players = { { name = "P1", character = "the_forgotten", hand = { "a_penny", "a_dime" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    t.P1:end_turn()
    t.P1:activate "the_forgotten"  t:resolve()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 11)  check(t.active == "P2")  check(t.P1.loot_plays == 0) end,
}
