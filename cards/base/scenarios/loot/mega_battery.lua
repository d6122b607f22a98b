scenario "Mega Battery recharges every item of a player, but not their character" {
  cites = { "20.2.1", "3.4.1" },
  players = {
    { name = "P1", hand = { "mega_battery" }, items = { { "the_battery", charged = false } } },
    { name = "P2", character = "cain", charged = false,
      items = { { "mr_boom", charged = false }, { "the_d6", charged = false } } },
  },
  play = function(t) t.P1:play("mega_battery", "P2")  t:settle() end,
  expect = function(t)
    check(t:charged "mr_boom")  check(t:charged "the_d6")
    check(not t:charged "cain")  check(not t:charged "the_battery")
  end,
}

scenario "Mega Battery recharges what the player controls as it resolves" {
  cites = { "7.3", "20.2.1" },
  players = {
    { name = "P1", hand = { "mega_battery" } },
    { name = "P2", coins = 10, items = { "pay_to_play" } },
    { name = "P3", items = { { "mr_boom", charged = false }, { "spoon_bender", charged = false } } },
  },
  play = function(t)
    t.P1:play("mega_battery", "P2")
    t.P2:activate("pay_to_play", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P2:has "mr_boom")  check(t:charged "mr_boom")  check(not t:charged "spoon_bender") end,
}
