scenario "Shop Upgrade! gives 2 more shop slots and an optional attack" {
  cites = { "14.1.3", "11.1.8", "3.3.5" },
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly" },
  deck = { monster = { "shop_upgrade" }, treasure = { "meat", "synthoil" } },
  dice = { 2 },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })  t:settle()
    check(t:slots "shop" == 4)  check(t:slot(3, "shop") == "meat")  check(t:slot(4, "shop") == "synthoil")
    check(t:can("P1", "end"))
    t.P1:attack "fly"  t:settle()
  end,
  expect = function(t)
    check(t:discarded "fly")  check(t:discarded "shop_upgrade")  check(not t:can("P1", "attack"))
  end,
}

scenario "Shop Upgrade! cancelled gives no slots" {
  cites = { "5.2.7", "14.4.1" },
  players = { { name = "P1" }, { name = "P2", hand = { "tarot_the_fool" }, loot_plays = 1 } },
  monsters = { "fly" },
  deck = { monster = { "shop_upgrade" } },
  play = function(t)
    t.P1:attack("deck", { slot = 2 })
    t.P2:play "tarot_the_fool"  t:settle()
  end,
  expect = function(t) check(t:slots "shop" == 2)  check(t:discarded "shop_upgrade")  check(t.active == "P2") end,
}

scenario "Shop Upgrade!: it allows an additional attack even if it was revealed without an attack" {
  cites = { "11.1.8", "14.2.2" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  deck = { monster = { "shop_upgrade", "dip", "leech" } },
  dice = { 4, 4 },
  play = function(t)
    t.P1:play("bomb", "fly")  t:settle()
    check(t:slots "shop" == 4)  check(t:slot(1) == "dip")
    t.P1:attack "dip"  t:settle()
    t.P1:attack "leech"  t:settle()
  end,
  expect = function(t) check(t:discarded "leech")  check(not t:can("P1", "attack")) end,
}
