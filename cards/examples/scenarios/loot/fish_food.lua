scenario "Fish Food levels up an item 2 times" {
  players = {
    { name = "P1", hand = { "fish_food" }, items = { "prize_goldfish" } },
    { name = "P2", items = { "breakfast" } },
  },
  play = function(t) t.P1:play("fish_food", "level up")  t:settle() end,
  expect = function(t) check(t:counters "prize_goldfish" == 2)  check(t.P1.max_hp == 3)  check(t.P1.coins == 0) end,
}

scenario "Fish Food pays 2¢" {
  players = { { name = "P1", hand = { "fish_food" } }, { name = "P2" } },
  play = function(t) t.P1:play("fish_food", "gain 2¢")  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end,
}
