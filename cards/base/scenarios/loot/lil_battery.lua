scenario "Lil Battery recharges one item" {
  cites = { "20.2.1" },
  players = {
    { name = "P1", hand = { "lil_battery" }, items = { { "mr_boom", charged = false } } },
    { name = "P2", items = { { "spoon_bender", charged = false } } },
  },
  play = function(t) t.P1:play("lil_battery", "spoon_bender")  t:settle() end,
  expect = function(t)
    check(t:charged "spoon_bender")  check(not t:charged "mr_boom")  check(t:discarded "lil_battery")
  end,
}
