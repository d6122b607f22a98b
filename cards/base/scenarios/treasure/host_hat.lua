scenario "Host Hat prevents the next 1 damage and deals 1 to another player" {
  cites = { "10.4.2", "6.7.1" },
  players = {
    { name = "P1", items = { "host_hat", "breakfast", "dinner" }, hand = { "gold_bomb", "bomb" }, loot_plays = 2 },
    { name = "P2" }, { name = "P3" },
  },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    t.P1:choose "P3"  t:settle()
    check(t.P1.hp == 2)
    t.P1:play("bomb", "P1")  t:settle()  -- the hat is used up
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P3.hp == 1)  check(t.P2.hp == 2) end,
}

scenario "Host Hat applies to damage to its own player only, and only this turn" {
  cites = { "6.7.7", "10.4.2" },
  players = {
    { name = "P1", items = { "host_hat" }, hand = { "bomb" } },
    { name = "P2", hand = { "bomb" } },
  },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 1)  check(t:events "damage_prevented" == 0)
    t.P1:end_turn()  t:settle()
    t.P2:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2) end,
}

scenario "Host Hat in a game of two deals its damage to the other player" {
  cites = { "7.1" },
  players = { { name = "P1", items = { "host_hat" }, hand = { "bomb" } }, { name = "P2" } },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 1) end,
}

scenario "Host Hat used twice in a turn applies to two instances of damage" {
  cites = { "10.4.2", "6.7.4" },
  players = {
    { name = "P1", items = { "host_hat", "the_battery" }, hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "breakfast", "dinner" } },  -- 4 HP
  },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:activate("the_battery", "host_hat")  t:settle()
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
    check(t.P1.hp == 2)  check(t.P2.hp == 3)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 2) end,
}
