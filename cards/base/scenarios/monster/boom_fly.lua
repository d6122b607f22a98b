scenario "Boom Fly: a 3 misses, one hit of 4 kills it for 4¢, and it deals 1 damage to every player" {
  cites = { "11.3.3", "13.2.2", "20.12.4" },
  players = {
    { name = "P1", items = { "breakfast" } },
    { name = "P2", hp = 2 },
    { name = "P3", items = { "dinner" } },
  },
  monsters = { "boom_fly" },
  dice = { 3, 4 },
  play = function(t) t.P1:attack "boom_fly"  t:settle() end,
  expect = function(t)
    check(t:discarded "boom_fly")  check(t.P1.coins == 4)
    check(t.P1.hp == 1)  check(t.P2.hp == 1)  check(t.P3.hp == 2)
  end,
}

scenario "Boom Fly does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "boom_fly", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t:discarded "fly")  check(t:in_play "boom_fly")  check(t.P2.hp == 2)  check(t.P1.hp == 2)
  end,
}

scenario "Boom Fly: its damage, and a player's death from it, come before its rewards" {
  cites = { "13.2.2", "13.2.3", "13.2.9" },
  players = { { name = "P1", hp = 1, coins = 2 }, { name = "P2" } },
  monsters = { "boom_fly" },
  dice = { 4 },
  play = function(t) t.P1:attack "boom_fly"  t:settle() end,
  expect = function(t)
    check(t:events "player_died" == 1)  check(t.P1.coins == 5)  check(t.active == "P2")  check(t.P2.hp == 2)
  end,
}
