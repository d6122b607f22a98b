scenario "Love Letter swaps two loot cards" {
  players = {
    { name = "P1", hand = { "love_letter", "bomb", "a_penny" } }, { name = "P2", hand = { "a_dime", "a_nickel" } },
  },
  play = function(t)
    t.P1:play "love_letter"  t:resolve()
    t.P1:choose("yes", "bomb", "a_dime")  t:settle()
  end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P2:holds "bomb")  check(t.P1:sees "a_nickel") end,
}

scenario "Love Letter: the player may decline the swap" {
  players = {
    { name = "P1", hand = { "love_letter", "bomb" } },
    { name = "P2", hand = { "a_dime" } },
    { name = "P3" },
  },
  play = function(t)
    t.P1:play("love_letter", "P2")  t:resolve()
    t.P1:choose "no"  t:settle()
  end,
  expect = function(t) check(t.P1:holds "bomb")  check(t.P2:holds "a_dime")  check(t.P1:sees "a_dime") end,
}

scenario "Love Letter asks nothing if there is no card to give" {
  players = { { name = "P1", hand = { "love_letter" } }, { name = "P2", hand = { "a_dime" } } },
  play = function(t) t.P1:play "love_letter"  t:settle() end,
  expect = function(t) check(t.P2:holds "a_dime") end,
}

scenario "Love Letter asks nothing if there is no card to take" {
  players = { { name = "P1", hand = { "love_letter", "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:play "love_letter"  t:settle() end,
  expect = function(t) check(t.P1:holds "bomb") end,
}
