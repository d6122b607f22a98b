scenario "Trinket Tray lets its player play one trinket more" {
  players = { { name = "P1", hand = { "trinket_tray", "golden_nail", "swallowed_penny", "fish_food" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "trinket_tray"  t:settle()
    check(not t:can("P1", "fish_food"))
    t.P1:play "swallowed_penny"  t:settle()
  end,
  expect = function(t) check(t.P1:has "swallowed_penny")  check(not t:can("P1", "golden_nail")) end,
}

scenario "Trinket Tray lasts for the turn, and is only for its player" {
  players = {
    { name = "P1", hand = { "trinket_tray", "swallowed_penny" } }, { name = "P2", hand = { "curved_horn" } },
  },
  play = function(t)
    t.P1:play "trinket_tray"  t:settle()
    t.P1:pass()
    check(not t:can("P2", "curved_horn"))
    t:settle()
    t.P1:end_turn()  t:settle()
    t.P2:end_turn()  t:settle()
    t.P1:play "swallowed_penny"  t:settle()
  end,
  expect = function(t) check(t.P1:has "swallowed_penny")  check(t.P1.loot_plays == 0) end,
}
