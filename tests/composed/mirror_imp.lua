-- monster: Each time a player misses an attack roll against this, that player discards 1 loot.
scenario "a miss costs a card" {
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", hand = { "bomb" } } },
  monsters = { "mirror_imp", "fly" }, dice = { 1, 6, 6 },
  play = function(t) t.P1:attack "mirror_imp"  t:settle() end,
  expect = function(t)
    check(t:discarded "mirror_imp")  check(t:discarded "a_penny")
    check(t.P1.loot == 0)  check(t.P2.loot == 1)
  end,
}
