scenario "Conquest: a 2 misses and deals 1, 2 hits of 3 kill it for 6¢ and a soul; then another attack must be made" {
  cites = { "11.3.3", "11.1.4", "13.2.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "conquest", "fly" },
  dice = { 2, 3, 3, 2 },
  play = function(t)
    t.P1:attack "conquest"  t:settle()
    check(t.P1.hp == 1)  check(t.P1.coins == 6)  check(t.P1.loot == 0)  check(t.P1:has_soul "conquest")
    check(t.P1.souls == 1)  check(not t:can("P1", "end"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 7)  check(t:can("P1", "end"))  check(not t:can("P1", "attack")) end,
}

scenario "Conquest: the attack may be made on the monster deck" {
  cites = { "11.1.3", "11.1.4" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { { "conquest", hp = 1 }, "fatty" },
  deck = { monster = { "clotty", "fly" } },
  dice = { 3, 2 },
  play = function(t)
    t.P1:attack "conquest"  t:settle()
    t.P1:attack("deck", { slot = 1 })  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:can("P1", "end")) end,
}

scenario "Conquest demands nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "conquest", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:can("P1", "end")) end,
}
