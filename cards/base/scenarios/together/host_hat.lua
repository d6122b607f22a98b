-- Host Hat, The Dead Cat and Evil Twin: shields, the damage they deal back, and damage that is passed on.
scenario "Host Hat and The Dead Cat: applying the Cat first leaves nothing for the Hat, which stays ready" {
  cites = { "6.7.5", "10.4.2", "6.7.3" },
  players = {
    { name = "P1", items = { "host_hat", { "the_dead_cat", counters = 3 } }, hand = { "gold_bomb", "bomb" },
      loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    check(t.asked == "P1")
    t.P1:choose "the_dead_cat"  t:settle()
    check(t:counters "the_dead_cat" == 0)  check(t.P2.hp == 2)  check(t.P1.hp == 2)
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 1) end,
}

scenario "Host Hat and The Dead Cat: applying the Hat first prevents 1, and the Cat pays the rest" {
  cites = { "6.7.5", "10.4.2" },
  players = {
    { name = "P1", items = { "host_hat", "the_dead_cat" }, hand = { "gold_bomb" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    t.P1:choose "host_hat"  t:settle()
  end,
  expect = function(t) check(t:counters "the_dead_cat" == 7)  check(t.P2.hp == 1)  check(t.P1.hp == 2) end,
}

scenario "Host Hat and Soul Heart: each prevents 1 of 3, and only the Hat deals damage back" {
  cites = { "6.7.5", "10.4.2" },
  players = {
    { name = "P1", items = { "host_hat" }, hand = { "soul_heart", "gold_bomb" }, loot_plays = 2 },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:play("soul_heart", "P1")  t:settle()
    t.P1:play("gold_bomb", "P1")  t:settle()
    t.P1:choose "soul_heart"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t:events "damage_prevented" == 2) end,
}

scenario "Host Hat against Host Hat: each prevents what the other deals, and each is used once" {
  cites = { "6.7.1", "10.4.2", "20.9.1" },
  players = {
    { name = "P1", items = { "host_hat" }, hand = { "bomb" } },
    { name = "P2", items = { "placebo" } },
  },
  shop = { "meat", "dinner" },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P2:activate("placebo", "host_hat")  t:settle()
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t:events "damage_prevented" == 2)
  end,
}

scenario "Host Hat and Evil Twin: after a miss the Hat's damage goes to the chosen player, not to the left" {
  cites = { "10.4.2", "11.3.4" },
  players = {
    { name = "P1", items = { "host_hat", "breakfast" } },
    { name = "P2", items = { "the_dead_cat" } },
    { name = "P3" },
  },
  monsters = { { "evil_twin", hp = 1 } },
  deck = { treasure = { "meat" } },
  dice = { 4, 5 },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P1:attack "evil_twin"  t:settle()
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t)
    check(t.P1.hp == 2)  check(t.P3.hp == 1)  check(t:counters "the_dead_cat" == 8)  check(t:discarded "evil_twin")
  end,
}

scenario "Host Hat of the player to the left prevents the damage that Evil Twin passes on, and deals 1" {
  cites = { "10.4.2", "10.2.3" },
  players = { { name = "P1" }, { name = "P2", items = { "host_hat" } }, { name = "P3" } },
  monsters = { { "evil_twin", hp = 2 } },
  deck = { treasure = { "meat" } },
  dice = { 5, 5 },
  play = function(t)
    t.P2:activate "host_hat"  t:settle()
    t.P1:attack "evil_twin"  t:settle()
    t.P2:choose "P3"  t:settle()
  end,
  expect = function(t)
    check(t.P2.hp == 1)  check(t.P3.hp == 1)  check(t.P1.hp == 2)  check(t:discarded "evil_twin")
  end,
}

scenario "Host Hat destroyed after it was used still prevents 1 damage and deals 1" {
  cites = { "5.2.9", "6.7.1" },
  players = {
    { name = "P1", items = { "host_hat" }, hand = { "bomb" } },
    { name = "P2", items = { "the_d20" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:activate "host_hat"  t:settle()
    t.P2:activate("the_d20", "host_hat")  t:settle()
    check(t:discarded "host_hat")
    t.P1:play("bomb", "P1")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(t.P2.hp == 1) end,
}

scenario "Evil Twin killed by the same hit still passes the damage on: the trigger resolves before the death" {
  cites = { "5.3.2", "5.2.9", "10.2.3" },
  players = { { name = "P1", hand = { "gold_bomb" } }, { name = "P2", items = { "dinner" } }, { name = "P3" } },
  monsters = { { "evil_twin", hp = 2 } },
  deck = { treasure = { "meat" } },
  play = function(t) t.P1:play("gold_bomb", "evil_twin")  t:settle() end,
  expect = function(t)
    check(not t.P2.alive)  check(t.P3.hp == 2)  check(t.P1.hp == 2)  check(t:discarded "evil_twin")
    check(t.P1:has "meat")
  end,
}
