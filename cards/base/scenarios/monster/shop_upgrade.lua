scenario "Shop Upgrade! gives 2 more shop slots and an attack that may be made" {
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
