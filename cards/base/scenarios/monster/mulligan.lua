scenario "Mulligan: a 2 misses and deals 1, one hit of 3 kills it for 3¢ and 1 more monster slot" {
  cites = { "11.3.3", "14.1.3", "14.2.6" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "mulligan", "fly" },
  deck = { monster = { "clotty", "dip", "leech" } },
  dice = { 2, 3 },
  play = function(t) t.P1:attack "mulligan"  t:settle() end,
  expect = function(t)
    check(t.P1.hp == 1)  check(t.P1.coins == 3)  check(t.P1.loot == 0)  check(t:discarded "mulligan")
    check(t:slots "monster" == 3)  check(t:slots "shop" == 2)  check(t.P1.souls == 0)
    check(t:slot(2) == "fly")  check(t:in_play "clotty")  check(t:in_play "dip")  check(t:top "monster" == "leech")
  end,
}

scenario "Mulligan does nothing when another monster dies" {
  cites = { "13.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "mulligan", "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t:slots "monster" == 2) end,
}
