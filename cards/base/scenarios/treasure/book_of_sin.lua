scenario "Book of Sin: 1-2 gain 1¢, 3-4 loot 1, 5-6 +1 HP till end of turn" {
  cites = { "6.8.7", "9.4", "6.7.7", "10.1.7" },
  players = {
    { name = "P1",
      items = { "book_of_sin", "book_of_sin", "book_of_sin", "book_of_sin", "book_of_sin", "book_of_sin" } },
    { name = "P2" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:activate "book_of_sin#1"  t:settle()  check(t.P1.coins == 1)
    t.P1:activate "book_of_sin#1"  t:settle()  check(t.P1.coins == 2)  check(t.P1.loot == 0)
    t.P1:activate "book_of_sin#1"  t:settle()  check(t.P1.loot == 1)
    t.P1:activate "book_of_sin#1"  t:settle()  check(t.P1.loot == 2)   check(t.P1.max_hp == 2)
    t.P1:activate "book_of_sin#1"  t:settle()  check(t.P1.max_hp == 3)  check(t.P1.hp == 3)  check(t.P2.max_hp == 2)
    t.P1:activate "book_of_sin#1"  t:settle()  check(t.P1.max_hp == 4)
    check(t.P1.coins == 2)  check(t.P1.loot == 2)  check(not t:can("P1", "book_of_sin"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 2)  check(t.P1.hp == 2) end,
}

scenario "Book of Sin: its roll still pays if the book was rerolled meanwhile" {
  cites = { "5.2.9", "9.4" },
  players = { { name = "P1", items = { "book_of_sin" } }, { name = "P2", items = { "the_d20" } } },
  dice = { 1 },
  play = function(t)
    t.P1:activate "book_of_sin"  t:resolve()
    check(t:stack() == "roll 1")
    t.P2:activate("the_d20", "book_of_sin")  t:settle()
  end,
  expect = function(t) check(t:discarded "book_of_sin")  check(t.P1.coins == 1) end,
}

scenario "Book of Sin: two rolls at once resolve one by one" {
  cites = { "9.2.1", "9.4" },
  players = { { name = "P1", items = { "book_of_sin" } }, { name = "P2", items = { "book_of_sin" } } },
  dice = { 1, 5 },
  play = function(t)
    t.P1:activate "book_of_sin"
    t.P2:activate "book_of_sin"  t:resolve()
    check(t:stack() == "Book of Sin: Roll. 1-2: gain 1¢. 3-4: loot 1. 5-6: +1 HP..., roll 1")
    t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t.P1.max_hp == 3)  check(t.P2.max_hp == 2) end,
}
