scenario "Golden Razor Blade deals 1 damage for 5¢, as often as it can be paid" {
  cites = { "6.3.3", "10.2.1", "20.5.3" },
  players = { { name = "P1" }, { name = "P2", coins = 14, items = { "golden_razor_blade" } }, { name = "P3" } },
  monsters = { "fatty" },
  play = function(t)
    t.P2:activate("golden_razor_blade", "fatty")
    t.P2:activate("golden_razor_blade", "P3")
    t:settle()
    check(not t:can("P2", "golden_razor_blade"))
  end,
  expect = function(t) check(t.P2.coins == 4)  check(t:hp "fatty" == 3)  check(t.P3.hp == 1) end,
}
