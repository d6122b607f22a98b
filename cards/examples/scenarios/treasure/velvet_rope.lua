scenario "Velvet Rope: other players can't play loot while its player has 2 loot cards or fewer" {
  players = {
    { name = "P1", items = { "velvet_rope" }, hand = { "a_penny", "a_penny", "a_penny", "a_penny" }, loot_plays = 2 },
    { name = "P2", hand = { "a_nickel", "a_nickel" }, loot_plays = 1 },
  },
  play = function(t)
    t.P1:play "a_penny"  t.P1:pass()
    check(t:can("P2", "play a_nickel"))
    t:settle()
    t.P1:play "a_penny"  t.P1:pass()
    check(not t:can("P2", "play a_nickel"))
    t:settle()
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:can("P2", "play a_nickel")) end,
}

scenario "Velvet Rope does not stop its player" {
  players = { { name = "P1", items = { "velvet_rope" }, hand = { "a_penny" } }, { name = "P2" } },
  play = function(t) t.P1:play "a_penny"  t:settle() end,
  expect = function(t) check(t.P1.coins == 1) end,
}
