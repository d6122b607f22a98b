scenario "Potato Peeler puts the top card of each deck into its discard" {
  cites = { "20.7.1", "19.4.2", "20.12.1" },
  players = { { name = "P1" }, { name = "P2", items = { "potato_peeler" } } },
  deck = {
    loot = { "a_dime", "bomb" }, treasure = { "breakfast", "dinner" }, monster = { "troll_bombs", "fly" },
  },
  discard = { loot = { "a_penny" } },
  play = function(t) t.P2:activate "potato_peeler"  t:settle() end,
  expect = function(t)
    check(t:discard "loot" == "a_dime")  check(t:discard "treasure" == "breakfast")
    check(t:discard "monster" == "troll_bombs")
    check(t:discard_size "loot" == 2)  check(t:discard_size "treasure" == 1)  check(t:discard_size "monster" == 1)
    check(t:top "loot" == "bomb")  check(t:top "treasure" == "dinner")  check(t:top "monster" == "fly")
    check(t.P1.hp == 2)  -- the event was not revealed in a slot
    check(t:events "loot_discarded" == 0)  check(not t:charged "potato_peeler")
  end,
}

scenario "Potato Peeler takes the last card of a deck, which is then rebuilt from its discard" {
  cites = { "19.3.4" },
  players = { { name = "P1", items = { "potato_peeler" } }, { name = "P2" } },
  deck = { loot = { "a_dime", only = true }, treasure = { "breakfast", "dinner" } },
  discard = { loot = { "a_penny", "bomb" } },
  play = function(t) t.P1:activate "potato_peeler"  t:settle() end,
  expect = function(t)
    check(t:deck_size "loot" == 3)  check(t:discard_size "loot" == 0)  check(t:discard "treasure" == "breakfast")
  end,
}

scenario "Potato Peeler cancelled leaves the decks alone" {
  cites = { "5.2.7" },
  players = { { name = "P1", items = { "potato_peeler" } }, { name = "P2", items = { "no" } } },
  deck = { loot = { "a_dime" }, monster = { "dip" }, treasure = { "meat" } },
  play = function(t)
    t.P1:activate "potato_peeler"
    t.P2:activate "no"  t:settle()
  end,
  expect = function(t)
    check(t:top "loot" == "a_dime")  check(t:top "monster" == "dip")  check(t:top "treasure" == "meat")
  end,
}
