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

scenario "Lil Battery fizzles when its item has been rerolled, and can recharge one that was stolen" {
  cites = { "7.5", "7.7", "6.8.1" },
  players = {
    { name = "P1", hand = { "lil_battery", "lil_battery" }, loot_plays = 2,
      items = { { "mr_boom", charged = false }, { "spoon_bender", charged = false } } },
    { name = "P2", coins = 10, items = { "the_d20", "pay_to_play" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("lil_battery", "mr_boom")
    t.P2:activate("the_d20", "mr_boom")  t:settle()
    check(t:events "fizzled" == 1)
    t.P1:play("lil_battery", "spoon_bender")
    t.P2:activate("pay_to_play", "spoon_bender")  t:settle()
  end,
  expect = function(t) check(t.P2:has "spoon_bender")  check(t:charged "spoon_bender")  check(t.P1:has "meat") end,
}
