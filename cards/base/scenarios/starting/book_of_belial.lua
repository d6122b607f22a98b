scenario "Book of Belial: +1 turns a miss into a hit, and it recharges at the end of its player's turn" {
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

scenario "Book of Belial is eternal: it can't pay for a death" {
  cites = { "3.1.3", "6.8.1", "13.5.3" },
  players = { { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "book_of_belial" } } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P2:has "book_of_belial") end,
}

scenario "Book of Belial is not recharged at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { { "book_of_belial", charged = false } } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(not t:charged "book_of_belial") end,
}
