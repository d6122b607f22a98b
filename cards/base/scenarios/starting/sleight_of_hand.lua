scenario "Sleight of Hand puts the top 5 cards of a deck back in any order" {
  cites = { "20.4.1", "19.3.3" },
  players = { { name = "P1", items = { "sleight_of_hand" } }, { name = "P2" } },
  deck = { loot = { "a_penny", "two_cents", "three_cents", "four_cents", "a_nickel", "a_dime" } },
  play = function(t)
    t.P1:activate("sleight_of_hand", "loot deck")  t:settle()
    t.P1:choose("two_cents", "three_cents", "a_penny", "a_nickel")  -- the last one ends on top
    t:settle()
  end,
  expect = function(t)
    check(t:top "loot" == "four_cents")  check(t:top("loot", 2) == "a_nickel")  check(t:top("loot", 3) == "a_penny")
    check(t:top("loot", 4) == "three_cents")  check(t:top("loot", 5) == "two_cents")
    check(t:top("loot", 6) == "a_dime")
  end,
}

scenario "Sleight of Hand is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "sleight_of_hand" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "sleight_of_hand") end,
}

scenario "Sleight of Hand with fewer than 5 cards in the deck orders those, and others see none of them" {
  cites = { "19.3.3", "20.4.1", "1.3" },
  players = { { name = "P1", items = { "sleight_of_hand" } }, { name = "P2" } },
  deck = { treasure = { "meat", "dinner", only = true } },
  play = function(t)
    t.P1:activate("sleight_of_hand", "treasure deck")  t:settle()
    check(#t.options == 2)  check(not t.P2:sees "treasure")
    t.P1:choose "meat"  t:settle()
  end,
  expect = function(t) check(t:top "treasure" == "dinner")  check(t:deck_size "treasure" == 2) end,
}
