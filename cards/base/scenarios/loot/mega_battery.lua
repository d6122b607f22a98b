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
