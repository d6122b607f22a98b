scenario "Greed's Gullet gains 8¢ as its player dies, before they pay the penalty" {
  cites = { "13.4.4", "13.5.2", "13.5.3" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", hp = 1, items = { "greeds_gullet" } } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.coins == 7)  check(t:discarded "greeds_gullet")  check(not t.P2.alive) end,
}

scenario "Greed's Gullet does nothing when another player dies" {
  cites = { "13.5.2" },
  players = { { name = "P1", hand = { "tarot_death" }, items = { "greeds_gullet" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_death", "P2")  t:settle() end,
  expect = function(t) check(t.P1.coins == 0) end,
}
