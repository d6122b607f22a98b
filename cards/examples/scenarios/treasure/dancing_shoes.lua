scenario "Dancing Shoes hear the music of any card, and count it till the turn ends" {
  players = {
    { name = "P1", items = { "dancing_shoes", "steam_organ" }, hand = { "barrel_tune" } }, { name = "P2" },
  },
  deck = { loot = { "a_penny", "a_penny", "a_penny", "a_penny" } },
  play = function(t)
    check(t:attack_of "P1" == 1)
    t.P1:activate "steam_organ"  t:settle()
    check(t:attack_of "P1" == 2)  check(t.P1.loot == 2)
    t.P1:play "barrel_tune"  t:settle()
    check(t:attack_of "P1" == 3)  check(t.P1.loot == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}
