scenario "Book of Belial: +1 turns a miss into a hit, and it is charged again after its player's turn" {
  cites = { "7.2", "9.2.3", "4.4.1" },
  players = { { name = "P1", items = { "book_of_belial" } }, { name = "P2" } },
  monsters = { "fly" },  -- evasion 2
  dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:activate("book_of_belial", "+1.")
    t:resolve()
    check(t:stack() == "attack roll 2")
    t:settle()
    check(t:discarded "fly")  check(not t:charged "book_of_belial")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "book_of_belial") end,
}

scenario "Book of Belial: -1 turns a hit into a miss" {
  cites = { "7.2", "9.2.3" },
  players = { { name = "P1" }, { name = "P2", items = { "book_of_belial" } } },
  monsters = { "pooter" },  -- evasion 3
  dice = { 3, 3, 3 },
  play = function(t)
    t.P1:attack "pooter"
    t.P2:activate("book_of_belial", "-1.")
    t:resolve()
    check(t:stack() == "attack roll 2")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "pooter")  check(not t:charged "book_of_belial") end,
}
