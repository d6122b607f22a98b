scenario "Dinner gives its player +1 HP" {
  cites = { "6.4.1", "10.1.7", "12.4" },
  players = { { name = "P1", hp = 1, coins = 10 }, { name = "P2" } },
  shop = { "dinner" },
  play = function(t) t.P1:buy "dinner"  t:settle() end,
  expect = function(t) check(t.P1.max_hp == 3)  check(t.P1.hp == 2)  check(t.P2.max_hp == 2) end,
}

scenario "Dinner lost while its player is wounded removes the damage, and does not kill" {
  cites = { "10.1.6", "20.8.1" },
  players = {
    { name = "P1", items = { "the_d20" }, hand = { "bomb" } }, { name = "P2", items = { "dinner" } },
  },
  deck = { treasure = { "meat" } },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P2.hp == 2)  check(t.P2.max_hp == 3)
    t.P1:activate("the_d20", "dinner")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 2)  check(t.P2.max_hp == 2)  check(t.P2.alive) end,
}

scenario "Dinner stolen on the turn gives its HP to the thief at once" {
  cites = { "6.4.1", "10.1.7", "20.3.3" },
  players = { { name = "P1", coins = 10, items = { "pay_to_play" } }, { name = "P2", items = { "dinner" } } },
  play = function(t) t.P1:activate("pay_to_play", "dinner")  t:settle() end,
  expect = function(t) check(t.P1.hp == 3)  check(t.P2.hp == 2)  check(t.P2.max_hp == 2) end,
}
