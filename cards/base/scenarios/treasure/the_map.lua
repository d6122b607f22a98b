scenario "The Map puts the top 4 cards of the monster deck back in any order at the end of its player's turn" {
  cites = { "4.4.1", "20.4.1", "19.3.3" },
  players = { { name = "P1", items = { "the_map" } }, { name = "P2" } },
  deck = { monster = { "dip", "clotty", "gurdy", "leech", "horf" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(#t.options == 4)  check(t.P1:sees("monster", 4))  check(not t.P1:sees("monster", 5))
    check(not t.P2:sees("monster", 1))
    t.P1:choose("clotty", "leech", "dip")  -- the last one ends on top
    t:settle()
  end,
  expect = function(t)
    check(t:top "monster" == "gurdy")  check(t:top("monster", 2) == "dip")  check(t:top("monster", 3) == "leech")
    check(t:top("monster", 4) == "clotty")  check(t:top("monster", 5) == "horf")
  end,
}

scenario "The Map shows its player nothing at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { "the_map" } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(not t.P3:sees("monster", 1)) end,
}

scenario "The Map: an attack on the deck reveals the card put on top" {
  cites = { "11.2.1", "20.4.1" },
  players = { { name = "P1", items = { "the_map" } }, { name = "P2" } },
  monsters = { "fatty", "gurdy" },
  deck = { monster = { "clotty", "leech", "dip", "horf" } },
  dice = { 4 },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose("clotty", "leech", "horf")  t:settle()
    t.P2:attack("monster deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:discarded "dip")  check(t.P2.coins == 1)  check(t:top "monster" == "horf") end,
}
