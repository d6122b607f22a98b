scenario "XVI. The Tower: 1-2 hurt every player for 1, 3-4 every monster for 1, 5-6 every player for 2" {
  cites = { "9.4", "10.2.3", "20.12.1", "20.12.4" },
  players = {
    { name = "P1", loot_plays = 6, items = { { "the_dead_cat", counters = 9 } },
      hand = { "tarot_the_tower", "tarot_the_tower", "tarot_the_tower", "tarot_the_tower", "tarot_the_tower",
               "tarot_the_tower" } },
    { name = "P2", items = { { "the_dead_cat", counters = 9 } } },
  },
  monsters = { "fatty", "monstro" },  -- 4 HP each
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:play "tarot_the_tower"  t:settle()
    check(t:counters "the_dead_cat#1" == 8)  check(t:counters "the_dead_cat#2" == 8)
    t.P1:play "tarot_the_tower"  t:settle()
    check(t:counters "the_dead_cat#1" == 7)  check(t:counters "the_dead_cat#2" == 7)
    t.P1:play "tarot_the_tower"  t:settle()
    t.P1:choose "fatty"  t:settle()  -- which goes first
    check(t:hp "fatty" == 3)  check(t:hp "monstro" == 3)
    t.P1:play "tarot_the_tower"  t:settle()
    t.P1:choose "fatty"  t:settle()
    check(t:hp "fatty" == 2)  check(t:hp "monstro" == 2)  check(t:counters "the_dead_cat#1" == 7)
    t.P1:play "tarot_the_tower"  t:settle()
    check(t:counters "the_dead_cat#1" == 5)  check(t:counters "the_dead_cat#2" == 5)
    t.P1:play "tarot_the_tower"  t:settle()
  end,
  expect = function(t)
    check(t:counters "the_dead_cat#1" == 3)  check(t:counters "the_dead_cat#2" == 3)
    check(t:hp "fatty" == 2)  check(t:hp "monstro" == 2)  check(t:discard_size "loot" == 6)
  end,
}

scenario "F136 XVI. The Tower: its damage goes in turn order from the player who played it, and is not combat damage" {
  cites = { "20.12.1", "20.12.4", "10.2.7" },
  players = {
    { name = "P1" },
    { name = "P2", hand = { "tarot_the_tower" }, loot_plays = 1 },
    { name = "P3" },
  },
  dice = { 1 },
  play = function(t)
    t.P2:play "tarot_the_tower"
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "1 damage to P1, 1 damage to P3, 1 damage to P2")
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 1) end,
}

scenario "XVI. The Tower: a monster that it kills pays the active player" {
  cites = { "13.2.9", "10.2.3" },
  players = { { name = "P1" }, { name = "P2", hand = { "tarot_the_tower" }, loot_plays = 1 } },
  monsters = { "fly", "fatty" },
  dice = { 3 },
  play = function(t)
    t.P2:play "tarot_the_tower"  t:settle()
    t.P2:choose "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0)  check(t:hp "fatty" == 3) end,
}
