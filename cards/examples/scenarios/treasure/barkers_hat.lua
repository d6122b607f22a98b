scenario "Barker's Hat adds 1¢ to 3¢, not to 2¢" {
  players = {
    { name = "P1", hand = { "three_cents", "two_cents" }, loot_plays = 2, items = { "barkers_hat" } }, { name = "P2" },
  },
  play = function(t)
    t.P1:play "three_cents"  t:settle()
    check(t.P1.coins == 4)
    t.P1:play "two_cents"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6) end,
}

scenario "Barker's Hat does nothing for other players" {
  players = { { name = "P1", hand = { "three_cents" } }, { name = "P2", items = { "barkers_hat" } } },
  play = function(t) t.P1:play "three_cents"  t:settle() end,
  expect = function(t) check(t.P1.coins == 3) end,
}
