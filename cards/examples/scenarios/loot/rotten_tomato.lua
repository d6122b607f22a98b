scenario "Rotten Tomato cancels a loot" {
  players = { { name = "P1", hand = { "a_nickel" } }, { name = "P2", hand = { "rotten_tomato" }, loot_plays = 1 } },
  play = function(t)
    t.P1:play "a_nickel"
    t.P2:play "rotten_tomato"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:discarded "a_nickel") end,
}

scenario "Rotten Tomato cancels an activated ability" {
  players = {
    { name = "P1", items = { "high_striker" } },
    { name = "P2", hand = { "rotten_tomato" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:activate "high_striker"
    t.P2:play "rotten_tomato"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 0)  check(t:events "die_cast" == 0) end,
}

scenario "Rotten Tomato can't target its own player's loot and abilities" {
  players = {
    { name = "P1", hand = { "a_nickel", "rotten_tomato" }, loot_plays = 2, items = { "high_striker" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "high_striker"
    t.P1:play "a_nickel"
    check(not t:can("P1", "play rotten_tomato"))
    t:may_end_anywhere()
  end,
  expect = function(t) check(t.P1:holds "rotten_tomato") end,
}
