scenario "Judas can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "judas", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "judas"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "judas")
    check(not t:can("P1", "play"))
  end,
}

scenario "Judas: his ability is cancelled with everything else" {
  cites = { "5.2.7", "6.2.2" },
  players = {
    { name = "P1", character = "judas", hand = { "a_penny" } },
    { name = "P2", hand = { "tarot_the_fool" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "judas"
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot_plays == 0)  check(not t:charged "judas") end,
}
