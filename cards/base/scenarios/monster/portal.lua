scenario "Portal: a 3 misses and deals 1, 2 hits of 4 kill it for 3¢; then another attack must be made" {
  cites = { "11.3.3", "11.1.4", "13.2.2" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "portal", "fly" },
  dice = { 3, 4, 4, 2 },
  play = function(t)
    t.P1:attack "portal"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.coins == 3)  check(t.P1.loot == 0)  check(t:discarded "portal")
    check(t.P1.souls == 0)  check(not t:can("P1", "end"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t:can("P1", "end"))  check(not t:can("P1", "attack")) end,
}

scenario "Portal demands an attack even of an active player who has made none and did not kill it" {
  cites = { "11.1.4", "11.1.8" },
  players = { { name = "P1" }, { name = "P2", hand = { "bomb" }, loot_plays = 1 } },
  monsters = { { "portal", hp = 1 }, "fly" },
  dice = { 2 },
  play = function(t)
    t.P2:play("bomb", "portal")  t:settle()
    check(not t:can("P1", "end"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t:can("P1", "end"))  check(t:can("P1", "attack")) end,
}

scenario "Portal demands nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "portal", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:can("P1", "end")) end,
}
