scenario "Pallbearer's Fee: its player gains the lost loot card and ¢" {
  players = {
    { name = "P1", hand = { "gold_bomb" }, items = { "pallbearers_fee" } },
    { name = "P2", coins = 2, hand = { "a_dime" } },
  },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P1:holds "a_dime")  check(t.P1.coins == 1)  check(t.P2.coins == 1) end,
}

scenario "Pallbearer's Fee does nothing when its own player dies" {
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", coins = 2, hand = { "a_dime" }, items = { "pallbearers_fee", "the_bone" } },
  },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.coins == 1)  check(t:discarded "a_dime") end,
}
