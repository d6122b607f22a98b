scenario "XII. The Hanged Man: the top card of each deck is seen, any go to the bottom, and 2 loot are drawn" {
  cites = { "19.3.3", "20.5.1", "8.4" },
  players = { { name = "P1", hand = { "tarot_the_hanged_man" } }, { name = "P2" } },
  deck = {
    loot = { "a_dime", "a_penny", "two_cents", "bomb" },
    treasure = { "meat", "dinner" },
    monster = { "fly", "dip" },
  },
  play = function(t)
    t.P1:play "tarot_the_hanged_man"  t:settle()
    check(t.P1:sees "loot")  check(t.P1:sees "treasure")  check(t.P1:sees "monster")
    check(not t.P1:sees("loot", 2))  check(not t.P1:sees("treasure", 2))  check(not t.P1:sees("monster", 2))
    check(not t.P2:sees "loot")  check(t.P1.loot == 0)
    t.P1:choose("monster deck", "loot deck", "none")  t:settle()
  end,
  expect = function(t)
    check(t:bottom "monster" == "fly")  check(t:top "monster" == "dip")  check(t:bottom "loot" == "a_dime")
    check(t:top "treasure" == "meat")  check(t:discarded "tarot_the_hanged_man")
    check(t.P1:holds "a_penny")  check(t.P1:holds "two_cents")  check(t.P1.loot == 2)  check(t:top "loot" == "bomb")
  end,
}

scenario "XII. The Hanged Man may leave all cards where they are" {
  cites = { "19.3.3", "20.5.1" },
  players = { { name = "P1", hand = { "tarot_the_hanged_man" } }, { name = "P2" } },
  deck = { loot = { "a_dime", "a_penny", "two_cents" }, treasure = { "meat" }, monster = { "fly" } },
  play = function(t)
    t.P1:play "tarot_the_hanged_man"  t:settle()
    t.P1:choose "none"  t:settle()
  end,
  expect = function(t)
    check(t:top "treasure" == "meat")  check(t:top "monster" == "fly")
    check(t.P1:holds "a_dime")  check(t.P1:holds "a_penny")  check(t:top "loot" == "two_cents")
  end,
}

scenario "XII. The Hanged Man may put the top cards of all decks on the bottom" {
  cites = { "19.3.1" },
  players = { { name = "P1", hand = { "tarot_the_hanged_man" } }, { name = "P2" } },
  deck = { loot = { "a_dime" }, treasure = { "meat" }, monster = { "fly" } },
  play = function(t)
    t.P1:play "tarot_the_hanged_man"  t:settle()
    t.P1:choose("treasure deck", "monster deck", "loot deck")  t:settle()
  end,
  expect = function(t)
    check(t:bottom "treasure" == "meat")  check(t:bottom "monster" == "fly")  check(t:bottom "loot" == "a_dime")
    check(t.P1.loot == 2)
  end,
}
