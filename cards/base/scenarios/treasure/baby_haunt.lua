scenario "Baby Haunt gives monsters +1 evasion on its player's turn only" {
  cites = { "6.4.1", "10.1.2" },
  players = { { name = "P1", items = { "baby_haunt" } }, { name = "P2" } },
  monsters = { "fly", "cod_worm" },  -- evasion 2 and 5
  play = function(t)
    check(t:evasion "fly" == 3)  check(t:evasion "cod_worm" == 6)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:evasion "fly" == 2)  check(t:evasion "cod_worm" == 5) end,
}

scenario "Baby Haunt: on its player's turn a 2 misses a Fly and a 3 hits it" {
  cites = { "11.3.3", "11.3.4" },
  players = { { name = "P1", items = { "baby_haunt" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2, 3 },
  play = function(t) t.P1:attack "fly"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "fly") end,
}

scenario "Baby Haunt is given to another player as its own dies, before the penalty" {
  cites = { "13.4.4", "13.5.3", "20.3.2" },
  players = {
    { name = "P1", hand = { "tarot_death" } },
    { name = "P2", items = { "baby_haunt", "breakfast" } },
    { name = "P3" },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)  -- P1 or P3
    t.P2:choose "P3"  t:settle()
  end,
  expect = function(t)
    check(t.P3:has "baby_haunt")  check(not t.P2:has "baby_haunt")
    check(t:discarded "breakfast")  check(t:events "item_gained" == 0)
  end,
}

scenario "Baby Haunt stays when another player dies" {
  cites = { "13.5.2" },
  players = { { name = "P1", items = { "baby_haunt" }, hand = { "tarot_death" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(not t.P2.alive)  check(t.P1:has "baby_haunt") end,
}

scenario "Baby Haunt destroyed in response is not given to anybody" {
  cites = { "5.2.9", "7.7" },
  players = {
    { name = "P1", items = { "the_d20" }, hand = { "tarot_death" } },
    { name = "P2", items = { "baby_haunt" } },
    { name = "P3" },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P2:choose "P3"
    t.P1:activate("the_d20", "baby_haunt")  t:settle()
  end,
  expect = function(t) check(t:discarded "baby_haunt")  check(#t.P3.items == 0)  check(t:discarded "meat") end,
}

scenario "Baby Haunt stolen in response to its trigger can no longer be given by its old player" {
  cites = { "20.3.2", "5.2.6" },
  players = {
    { name = "P1", hand = { "tarot_death" } }, { name = "P2", items = { "baby_haunt" } },
    { name = "P3", coins = 10, items = { "pay_to_play" } },
  },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:resolve()  t:resolve()
    t.P2:choose "P1"
    t.P3:activate("pay_to_play", "baby_haunt")  t:settle()
  end,
  expect = function(t) check(not t.P2.alive)  check(t.P3:has "baby_haunt") end,
}
