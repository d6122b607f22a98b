scenario "The Polaroid loots 2 at the end of its player's turn with an empty hand" {
  cites = { "4.4.1", "20.5.1" },
  players = { { name = "P1", items = { "the_polaroid" } }, { name = "P2" } },
  deck = { loot = { "a_dime", "a_nickel", "a_penny" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 2)  check(t.P1:holds "a_dime")  check(t.P1:holds "a_nickel")  check(t.P2:holds "a_penny")
  end,
}

scenario "The Polaroid does nothing with 1 loot card in hand" {
  cites = { "4.4.1" },
  players = { { name = "P1", items = { "the_polaroid" }, hand = { "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.P1.loot == 1)  check(t.active == "P2") end,
}

scenario "The Polaroid does nothing at the end of another player's turn" {
  cites = { "4.4.1" },
  players = { { name = "P1" }, { name = "P2" }, { name = "P3", items = { "the_polaroid" } } },
  play = function(t) t.P1:end_turn()  t:settle() end,
  expect = function(t) check(t.active == "P2")  check(t.P3.loot == 0) end,
}

scenario "The Polaroid checks the hand as the end phase begins: the last loot may be played before" {
  cites = { "4.3.6", "4.4.1" },
  players = { { name = "P1", items = { "the_polaroid" }, hand = { "a_dime" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()
    t.P1:play "a_dime"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 10)  check(t.P1.loot == 2)  check(t.active == "P2") end,
}

scenario "Q83 The Polaroid checks its condition again as it resolves: with a card in hand by then it loots nothing" {
  cites = { "7.8", "6.6.2" },
  players = {
    { name = "P1", items = { "the_polaroid", "fanny_pack" } }, { name = "P2", hand = { "bomb" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:end_turn()  t:pass_all()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.loot == 1)  check(t.active == "P2") end,
}
