scenario "Fan Club pays for the first level of a turn, not for other counters" {
  players = {
    { name = "P1", hand = { "fish_food", "fish_food" }, loot_plays = 2, items = { "prize_goldfish", "the_bone" } },
    { name = "P2", items = { "fan_club" } },
  },
  play = function(t)
    t.P1:activate("the_bone", 1)  t:settle()
    check(t.P2.coins == 0)
    t.P1:play("fish_food", "level up", "prize_goldfish")  t:settle()
    check(t.P2.coins == 1)
    t.P1:play("fish_food", "level up", "prize_goldfish")  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 1)  check(t:counters "prize_goldfish" == 4) end,
}
