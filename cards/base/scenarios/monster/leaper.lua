scenario "Leaper: a 3 misses and deals 1, a 1 deals double, 2 hits of 4 kill it for 5¢" {
  cites = { "11.3.3", "11.3.4", "6.7.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "leaper" },
  dice = { 3, 1, 4, 4 },
  play = function(t)
    t.P1:attack "leaper"
    t:resolve()  t:resolve()
    check(t.P1.hp == 3)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 5)  check(t:discarded "leaper") end,
}

scenario "Leaper does not change another monster's damage" {
  cites = { "6.7.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "leaper", { "pooter", hp = 1 } },
  dice = { 1, 3 },
  play = function(t) t.P1:attack "pooter"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "pooter") end,
}
