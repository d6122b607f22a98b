scenario "Goat Head discards any number of loot cards at the end of its player's turn and loots that many" {
  cites = { "4.4.1", "8.7", "20.5.1" },
  players = { { name = "P1", items = { "goat_head" }, hand = { "bomb", "a_penny", "butter_bean" } }, { name = "P2" } },
  deck = { loot = { "a_dime", "a_nickel", "two_cents" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(#t.options == 4)  -- 0 to 3
    t.P1:choose("2", "bomb", "a_penny")  t:settle()
  end,
  expect = function(t)
    check(t:discarded "bomb")  check(t:discarded "a_penny")  check(t.P1.loot == 3)
    check(t.P1:holds "butter_bean")  check(t.P1:holds "a_dime")  check(t.P1:holds "a_nickel")
    check(t.P2:holds "two_cents")
  end,
}

scenario "Goat Head may discard nothing" {
  cites = { "4.4.1" },
  players = { { name = "P1", items = { "goat_head" }, hand = { "bomb" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    t.P1:choose "0"  t:settle()
  end,
  expect = function(t) check(t.active == "P2")  check(t.P1:holds "bomb")  check(t.P1.loot == 1) end,
}

scenario "Goat Head may discard the whole hand, at the end of its own player's turn only" {
  cites = { "4.4.1", "8.7" },
  players = {
    { name = "P1", items = { "goat_head" }, hand = { "bomb" } },
    { name = "P2", items = { "goat_head" }, hand = { "a_penny" } },
  },
  deck = { loot = { "a_dime", "a_nickel" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t.asked == "P1")
    t.P1:choose "1"  t:settle()
  end,
  expect = function(t)
    check(t.active == "P2")  check(t:discarded "bomb")  check(t.P1:holds "a_dime")  check(t.P1.loot == 1)
    check(t.P2:holds "a_penny")
  end,
}

scenario "Goat Head of a player with an empty hand does nothing" {
  cites = { "1.3" },
  players = { { name = "P1", items = { "goat_head" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P1.loot == 0) end,
}

scenario "Goat Head rerolled in response still discards and loots" {
  cites = { "5.2.9", "4.4.1" },
  players = {
    { name = "P1", items = { "goat_head" }, hand = { "a_penny", "bomb" } }, { name = "P2", items = { "the_d20" } },
  },
  deck = { loot = { "a_dime" }, treasure = { "meat" } },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P2:activate("the_d20", "goat_head")  t:settle()
    t.P1:choose "1"  t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t) check(t:discarded "bomb")  check(t.P1:holds "a_dime")  check(t.P1:holds "a_penny") end,
}
