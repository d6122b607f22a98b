scenario "Envy: a 4 misses and deals 1, 2 hits of 5 kill it for 1¢ and a soul; then another attack must be made" {
  cites = { "11.3.3", "11.1.4", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "envy", "fly" },
  dice = { 4, 5, 5, 2 },
  play = function(t)
    t.P1:attack "envy"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.coins == 1)  check(t.P1:has_soul "envy")  check(t.P1.souls == 1)
    check(not t:can("P1", "end"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2)  check(t:can("P1", "end"))  check(not t:can("P1", "attack")) end,
}

scenario "Envy demands nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "envy", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:can("P1", "end")) end,
}

scenario "Envy and Conquest killed at once: two demands mean two attacks" {
  cites = { "11.1.4", "11.1.8" },
  players = { { name = "P1", hand = { "tarot_the_tower" } }, { name = "P2" } },
  monsters = { { "envy", hp = 1 }, { "conquest", hp = 1 } },
  deck = { monster = { "fly", "dip", "leech", "spider" } },
  dice = { 3, 2, 4, 4 },
  play = function(t)
    t.P1:play "tarot_the_tower"  t:settle()
    t.P1:choose "envy"  t:settle()
    check(t.P1.souls == 2)  check(not t:can("P1", "end"))
    t.P1:attack "fly"  t:settle()
    check(not t:can("P1", "end"))
    t.P1:attack "dip"  t:settle()
    check(t:can("P1", "end"))
    t.P1:attack "leech"  t:settle()
  end,
  expect = function(t) check(not t:can("P1", "attack")) end,
}
