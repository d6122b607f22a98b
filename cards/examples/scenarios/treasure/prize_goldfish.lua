scenario "Prize Goldfish: level 2 gives 1 HP" {
  players = { { name = "P1", items = { "prize_goldfish" } }, { name = "P2" } },
  play = function(t)
    t.P1:end_turn()  t:settle()
    check(t:counters "prize_goldfish" == 1)  check(t.P1.max_hp == 2)
    t.P2:end_turn()  t:settle()
    check(t:counters "prize_goldfish" == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t:attack_of "P1" == 1) end,
}

scenario "Prize Goldfish: level 4 gives 1 attack" {
  players = { { name = "P1", items = { { "prize_goldfish", levels = 3 } } }, { name = "P2" } },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 2)  check(t.P1.max_hp == 3) end,
}

scenario "Prize Goldfish loses 2 levels when its player dies, not when others die" {
  players = {
    { name = "P1", hand = { "gold_bomb", "gold_bomb" }, loot_plays = 2 },
    { name = "P2", items = { { "prize_goldfish", levels = 3 }, "mr_boom" } }, { name = "P3" },
  },
  play = function(t)
    t.P1:play("gold_bomb", "P3")  t:settle()
    check(t:counters "prize_goldfish" == 3)
    t.P1:play("gold_bomb", "P2")  t:settle()
    t.P2:choose "mr_boom"  t:settle()
  end,
  expect = function(t) check(t:counters "prize_goldfish" == 1) end,
}
