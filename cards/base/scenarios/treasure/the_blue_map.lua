scenario "The Blue Map puts the top 4 cards of the treasure deck back in any order at the end of its player's turn" {
  cites = { "4.4.1", "20.4.1", "19.3.3" },
  players = { { name = "P1", items = { "the_blue_map" } }, { name = "P2" } },
  deck = { treasure = { "meat", "synthoil", "breakfast", "dinner", "decoy" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(#t.options == 4)  check(t.P1:sees("treasure", 4))  check(not t.P1:sees("treasure", 5))
    check(not t.P2:sees("treasure", 1))
    t.P1:choose("synthoil", "dinner", "meat")  -- the last one ends on top
    t:settle()
  end,
  expect = function(t)
    check(t:top "treasure" == "breakfast")  check(t:top("treasure", 2) == "meat")
    check(t:top("treasure", 3) == "dinner")  check(t:top("treasure", 4) == "synthoil")
    check(t:top("treasure", 5) == "decoy")
  end,
}

scenario "The Blue Map shows its player nothing at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { "the_blue_map" } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(not t.P3:sees("treasure", 1)) end,
}

scenario "The Blue Map leaves the shop alone: the next purchase from the deck is the card put on top" {
  cites = { "12.2", "20.4.1" },
  players = { { name = "P1", items = { "the_blue_map" } }, { name = "P2", coins = 10 } },
  deck = { treasure = { "meat", "synthoil", "breakfast", "dinner" } },
  shop = { "decoy", "spoon_bender" },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose("meat", "synthoil", "breakfast")  t:settle()
    t.P2:buy "treasure deck"  t:settle()
  end,
  expect = function(t) check(t.P2:has "dinner")  check(t:slot(1, "shop") == "decoy")  check(t.P2.coins == 0) end,
}
