scenario "XIV. Temperance: take 1 damage and gain 4¢" {
  cites = { "7.2", "7.10", "10.2.3" },
  players = { { name = "P1", hand = { "tarot_temperance" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_temperance", "gain 4¢")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 4) end,
}

scenario "XIV. Temperance: take 2 damage and gain 8¢" {
  cites = { "7.2", "7.10", "10.2.3" },
  players = { { name = "P1", hand = { "tarot_temperance" }, items = { "breakfast" } }, { name = "P2" } },
  play = function(t) t.P1:play("tarot_temperance", "gain 8¢")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 8) end,
}
