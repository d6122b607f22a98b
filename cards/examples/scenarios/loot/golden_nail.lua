scenario "Golden Nail makes an item eternal" {
  players = {
    { name = "P1", hand = { "golden_nail", "jumble_sale" }, loot_plays = 2, items = { "breakfast", "the_bone" } },
    { name = "P2", items = { "dinner" } },
  },
  play = function(t)
    t.P1:play "golden_nail"  t:settle()
    check(t:counters "breakfast" == 1)
    t.P1:play "jumble_sale"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast")  check(t.P1.coins == 0) end,
}
