scenario "Mulliboom: a 1 misses and deals 4, one hit of 2 kills it for 6¢, and it deals 3 damage to a player" {
  cites = { "11.3.3", "13.2.2" },
  players = {
    { name = "P1", items = { "breakfast", "dinner", "the_dead_cat" } },
    { name = "P2", items = { "breakfast", "dinner" } },
  },
  monsters = { "mulliboom" },
  dice = { 1, 2 },
  play = function(t)
    t.P1:attack "mulliboom"  t:settle()
    check(t:counters "the_dead_cat" == 5)
    t.P1:choose "P2"  t:settle()
  end,
  expect = function(t)
    check(t.P2.hp == 1)  check(t.P1.hp == 4)  check(t.P1.coins == 6)  check(t:discarded "mulliboom")
    check(t.P1.loot == 0)  check(t.P1.souls == 0)
  end,
}

scenario "Mulliboom: the active player may choose themselves, and still gains its rewards" {
  cites = { "13.2.9", "13.4.6" },
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  monsters = { "mulliboom" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "mulliboom"  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 6)  check(t.P2.hp == 2)  check(t:events "player_died" == 1) end,
}

scenario "Mulliboom does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "mulliboom", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:events "damage_taken" == 1) end,
}

scenario "Mulliboom: the player is chosen as its ability goes on the stack, and players can respond" {
  cites = { "7.3", "10.4.2" },
  players = { { name = "P1" }, { name = "P2", hand = { "tarot_the_hierophant" }, loot_plays = 1 } },
  monsters = { "mulliboom" },
  dice = { 2 },
  play = function(t)
    t.P1:attack "mulliboom"
    t:resolve()  t:resolve()  t:resolve()
    t.P1:choose "P2"
    t.P2:play("tarot_the_hierophant", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1.coins == 6) end,
}
