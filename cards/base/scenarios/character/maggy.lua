scenario "Maggy can be tapped to play one more loot" {
  cites = { "3.4.4", "6.3.2", "8.2" },
  players = { { name = "P1", character = "maggy", hand = { "a_penny", "a_nickel", "a_dime" } }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)
    t.P1:play "a_penny"  t:settle()
    check(not t:can("P1", "play"))
    t.P1:activate "maggy"  t:settle()
    t.P1:play "a_nickel"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 6)  check(not t:charged "maggy")
    check(not t:can("P1", "play"))
  end,
}

scenario "Maggy: Cursed Psy Horf deals damage for an activated item, but not for her" {
  cites = { "3.4.1", "20.2.2" },
  players = { { name = "P1", character = "maggy", items = { "sack_of_pennies" } }, { name = "P2" } },
  monsters = { "cursed_psy_horf", "fatty" },
  play = function(t)
    t.P1:activate "maggy"  t:settle()
    check(t.P1.hp == 2)
    t.P1:activate "sack_of_pennies"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.loot_plays == 2) end,
}
