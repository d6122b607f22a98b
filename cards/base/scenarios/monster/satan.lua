scenario "Satan!: a 3 misses and deals 2, 6 hits of 4 kill it for 2 treasures and a soul worth 2" {
  cites = { "11.3.3", "13.2.3", "13.2.5", "15.1.3" },
  players = { { name = "P1", items = { "breakfast" } }, { name = "P2" }, { name = "P3" } },
  monsters = { "satan" },
  deck = { treasure = { "meat", "synthoil", "the_d4" } },
  dice = { 3, 4, 5, 4, 5, 4, 5 },
  play = function(t) t.P1:attack "satan"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1:has "meat")  check(t.P1:has "synthoil")  check(not t.P1:has "the_d4")
    check(t.P1.coins == 0)  check(t.P1:has_soul "satan")  check(t.P1.souls == 2)
    check(t:events "damage_taken" == 7)  check(t.P2.alive)
  end,
}

scenario "Satan!: on an attack roll of 6 against it the attacker chooses a living player, who is killed" {
  cites = { "11.3.5", "13.4.1", "20.6.3" },
  players = { { name = "P1" }, { name = "P2", coins = 3 }, { name = "P3", coins = 3 } },
  monsters = { { "satan", hp = 2 } },
  dice = { 6, 6 },
  play = function(t)
    t.P1:attack "satan"  t:settle()
    check(t.asked == "P1")  check(#t.options == 3)
    t.P1:choose "P2"
    t:resolve()
    check(t.P2.hp == 0)  check(t:hp "satan" == 2)
    t:settle()
    check(t.asked == "P1")  check(#t.options == 2)  -- the dead are left out
    t.P1:choose "P3"  t:settle()
  end,
  expect = function(t)
    check(not t.P2.alive)  check(not t.P3.alive)  check(t.P2.coins == 2)  check(t.P3.coins == 2)
    check(t.P1:has_soul "satan")  check(t:events "damage_taken" == 2)
  end,
}

scenario "Satan!: an attacker who kills themselves no longer hits" {
  cites = { "11.7.1", "11.7.3" },
  players = { { name = "P1", coins = 3 }, { name = "P2" }, { name = "P3" } },
  monsters = { { "satan", hp = 1 } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "satan"  t:settle()
    t.P1:choose "P1"  t:settle()
  end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t:in_play "satan")  check(t:events "damage_taken" == 0)  check(t.active == "P2")
  end,
}

scenario "Satan! ignores attack rolls against others, and other rolls" {
  cites = { "6.6.4", "9.9" },
  players = { { name = "P1", hand = { "pills_cents" }, coins = 9 }, { name = "P2" }, { name = "P3" } },
  monsters = { "satan", "fly" },
  dice = { 6, 6 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.alive)  check(t.P2.alive)  check(t.P1.coins == 6) end,
}

scenario "With 3 players Satan! enters a slot" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = {
    { name = "P1", character = "isaac" },
    { name = "P2", character = "judas" },
    { name = "P3", character = "cain" },
  },
  deck = { monster = { "satan", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "satan") end,
}

scenario "Satan! is skipped in a game of 2" {
  cites = { "2.12", "2.4" },
  phase = "deal",
  players = { { name = "P1", character = "isaac" }, { name = "P2", character = "judas" } },
  deck = { monster = { "satan", "fly", "clotty", "dip" } },
  play = function(t) t:settle() end,
  expect = function(t) check(t:slot(1) == "fly") end,
}

scenario "Satan! fizzles for a chosen player who died in response" {
  cites = { "7.5", "13.4.1" },
  players = {
    { name = "P1" },
    { name = "P2", coins = 5 },
    { name = "P3", coins = 5, hand = { "tarot_death" }, loot_plays = 1 },
  },
  monsters = { { "satan", hp = 1 } },
  deck = { treasure = { "meat", "dinner" } },
  dice = { 6 },
  play = function(t)
    t.P1:attack "satan"
    t:pass_all()
    t.P1:choose "P2"
    t.P3:play("tarot_death", "P2")  t:settle()
  end,
  expect = function(t)
    check(t:events "player_died" == 1)  check(t.P2.coins == 4)  check(t:events "fizzled" == 1)  check(t.P1.souls == 2)
  end,
}
