scenario "Horf: a 3 misses and deals 1, a 2 deals 2, one hit of 4 kills it for 3¢" {
  cites = { "11.3.3", "11.3.4", "6.7.3" },
  players = { { name = "P1", items = { "breakfast", "dinner" } }, { name = "P2" } },
  monsters = { "horf" },
  dice = { 3, 2, 4 },
  play = function(t)
    t.P1:attack "horf"
    t:resolve()  t:resolve()
    check(t.P1.hp == 3)
    t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 3)  check(t:discarded "horf") end,
}

scenario "Horf does not change another monster's damage" {
  cites = { "6.7.3" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "horf", { "pooter", hp = 1 } },
  dice = { 2, 3 },
  play = function(t) t.P1:attack "pooter"  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "pooter") end,
}
