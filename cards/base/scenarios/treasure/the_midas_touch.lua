scenario "The Midas Touch gains 3¢ when a monster dies, on any turn and from any cause" {
  cites = { "13.2.2", "11.1.8" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "the_midas_touch" } } },
  monsters = { "fly", "pooter" },
  deck = { monster = { "dip", "clotty" } },
  dice = { 3, 3 },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    check(t.P2.coins == 3)  check(t.P1.coins == 1)
    t.P1:attack "pooter"  t:settle()
  end,
  expect = function(t) check(t.P2.coins == 6)  check(t.P1.coins == 1)  check(t.P1.loot == 1) end,
}

scenario "The Midas Touch ignores a player who dies and a monster put into discard" {
  cites = { "13.2.10", "13.4.4" },
  players = {
    { name = "P1", items = { "the_midas_touch", "spider_mod" }, hand = { "tarot_death", "pills_loot" },
      loot_plays = 2 },
    { name = "P2" },
  },
  monsters = { "fly", "pooter" },
  dice = { 5 },
  play = function(t)
    t.P1:play("tarot_death", "P2")  t:settle()
    t.P1:play "pills_loot"  t:settle()
    t.P1:choose "pooter"  t:settle()
  end,
  expect = function(t) check(t:discarded "pooter")  check(not t.P2.alive)  check(t.P1.coins == 0) end,
}

scenario "The Midas Touch gains before the rewards, and both give Bum-bo! levels" {
  cites = { "13.2.2", "13.2.3", "13.2.7", "6.7.3" },
  players = { { name = "P1", items = { "the_midas_touch", "bum_bo_item" } }, { name = "P2" } },
  monsters = { "fly" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "fly"
    t:resolve()  t:resolve()  t:resolve()
    check(t:stack() == "The Midas Touch: When a monster dies, gain 3¢.")  check(t:counters "bum_bo_item" == 0)
    t:resolve()
    check(t:counters "bum_bo_item" == 3)
    t:settle()
  end,
  expect = function(t) check(t:counters "bum_bo_item" == 4)  check(t.P1.coins == 0) end,
}
