scenario "Lights Out ends another player's turn" {
  players = {
    { name = "P1", hand = { "a_nickel" } },
    { name = "P2", hand = { "lights_out", "a_penny", "a_penny", "a_dime" }, loot_plays = 1 },
  },
  deck = { loot = { "bomb" } },
  play = function(t)
    t.P1:play "a_nickel"
    t.P2:play "lights_out"  t:resolve()
    t.P2:choose("a_penny#1", "a_penny#1")  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 0)  check(t.active == "P2")  check(t:discard_size "loot" == 4)  check(t.P2.loot == 2)
    check(t.P2:holds "a_dime")
  end,
}

scenario "Lights Out needs 2 loot cards" {
  players = {
    { name = "P1", hand = { "a_nickel" } },
    { name = "P2", hand = { "lights_out", "a_penny" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_nickel"
    t.P2:play "lights_out"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 5)  check(t.active == "P1")  check(t.P2.loot == 0) end,
}

scenario "Lights Out can't be played in its player's own turn" {
  players = { { name = "P1", hand = { "lights_out", "a_penny", "a_penny" } }, { name = "P2" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:why_not("P1", "play", "lights_out") == "6.3.5") end,
}
