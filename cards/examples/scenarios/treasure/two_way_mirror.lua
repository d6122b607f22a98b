scenario "Two-Way Mirror: the thief sees what there is to steal" {
  players = { { name = "P1", items = { "two_way_mirror" } }, { name = "P2", hand = { "bomb", "a_penny", "fish_food" } },
              { name = "P3", hand = { "bomb", "a_penny" } } },
  play = function(t)
    check(t.P1:sees "fish_food")
    check(not t.P3:sees "fish_food")
    t.P1:activate("two_way_mirror", "P2")  t:settle()
    t.P1:choose "bomb"
  end,
  expect = function(t) check(t:can("P1", "play bomb"))  check(t.P2.loot == 2) end,
}

scenario "Two-Way Mirror: no player has 3 loot" {
  players = { { name = "P1", items = { "two_way_mirror" }, hand = { "bomb", "bomb", "bomb" } },
              { name = "P2", hand = { "bomb", "a_penny" } } },
  play = function(t) check(not t:can("P1", "activate two_way_mirror")) end,
  expect = function(t) check(t.P1.loot == 3) end,
}
