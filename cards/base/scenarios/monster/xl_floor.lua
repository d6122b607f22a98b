scenario "XL Floor! gives 1 more monster slot and an optional attack" {
  cites = { "14.1.3", "11.1.8", "3.3.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "xl_floor", "dip", "clotty" } },
  dice = { 4 },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })  t:settle()
    check(t:slots "monster" == 3)  check(t:slot(3) == "dip")  check(t:slot(2) == "fatty")
    check(t:can("P1", "end"))
    t.P1:attack "dip"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "dip")  check(t:slot(3) == "clotty")  check(not t:can("P1", "attack"))
  end,
}

scenario "XL Floor! as a slot is refilled: the refill continues, and the new slot is filled after it" {
  cites = { "14.2.2", "14.2.6" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly", "fatty" },
  deck = { monster = { "xl_floor", "dip", "clotty", "leech" } },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t)
    check(t:slots "monster" == 3)  check(t:slot(1) == "dip")  check(t:slot(2) == "fatty")  check(t:slot(3) == "clotty")
    check(t:top "monster" == "leech")
  end,
}
