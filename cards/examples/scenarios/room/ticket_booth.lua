scenario "Ticket Booth pays 3¢ for a loot card" {
  phase = "start", rooms = { "ticket_booth" },
  players = { { name = "P1", hand = { "bomb", "a_penny" } }, { name = "P2" } },
  play = function(t)
    t:settle()
    t.P1:choose "yes"  t:settle()
    t.P1:choose "bomb"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 3)  check(t.P1.loot == 2)  check(t:discarded "bomb") end,
}

scenario "Ticket Booth: the active player may decline" {
  phase = "start", rooms = { "ticket_booth" },
  players = { { name = "P1", hand = { "bomb", "a_penny" } }, { name = "P2" } },
  play = function(t)
    t:settle()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t.P1.loot == 3) end,
}

scenario "Ticket Booth pays nothing to a player without loot cards" {
  phase = "start", rooms = { "ticket_booth" },
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:settle()
    t.P1:choose "yes"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0) end,
}
