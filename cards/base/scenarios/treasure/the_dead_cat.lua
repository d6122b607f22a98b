scenario "The Dead Cat enters play with 9 counters and pays its player's damage with them" {
  cites = { "6.7.3", "20.1.2", "10.4.2" },
  players = { { name = "P1", coins = 10, hand = { "gold_bomb" } }, { name = "P2" } },
  shop = { "the_dead_cat" },
  play = function(t)
    t.P1:buy "the_dead_cat"  t:settle()
    check(t:counters "the_dead_cat" == 9)
    t.P1:play("gold_bomb", "P1")  t:settle()
  end,
  expect = function(t)
    check(t:counters "the_dead_cat" == 6)  check(t.P1.hp == 2)  check(t:events "damage_taken" == 0)
  end,
}

scenario "The Dead Cat with too few counters prevents only that much" {
  cites = { "10.4.2" },
  players = { { name = "P1", items = { { "the_dead_cat", counters = 2 } }, hand = { "gold_bomb" } }, { name = "P2" } },
  play = function(t) t.P1:play("gold_bomb", "P1")  t:settle() end,
  expect = function(t) check(t:counters "the_dead_cat" == 0)  check(t.P1.hp == 1) end,
}

scenario "The Dead Cat's last counter still counts" {
  cites = { "10.4.2" },
  players = {
    { name = "P1", items = { { "the_dead_cat", counters = 1 } }, hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)  check(t:counters "the_dead_cat" == 0)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1) end,
}

scenario "The Dead Cat ignores another player's damage" {
  cites = { "6.7.3" },
  players = { { name = "P1", items = { "the_dead_cat" }, hand = { "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t:counters "the_dead_cat" == 9) end,
}
