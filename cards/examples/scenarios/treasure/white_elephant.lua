scenario "White Elephant: an item for 3 loot cards" {
  players = {
    { name = "P1", items = { "white_elephant", "breakfast", "the_bone" } },
    { name = "P2" },
    { name = "P3" },
  },
  play = function(t)
    t.P1:activate("white_elephant", "P3", "breakfast")  t:settle()
  end,
  expect = function(t)
    check(t.P3:has "breakfast")  check(t.P1.loot == 3)  check(not t:can("P1", "activate white_elephant"))
  end,
}

scenario "White Elephant may give itself" {
  players = { { name = "P1", items = { "white_elephant", "the_bone" } }, { name = "P2", items = { "breakfast" } } },
  play = function(t) t.P1:activate "white_elephant"  t:settle() end,
  expect = function(t) check(t.P2:has "white_elephant")  check(t.P1:has "the_bone")  check(t.P1.loot == 3) end,
}
