scenario "Wet Wipes: one counter from each sticky monster" {
  players = { { name = "P1", hand = { "sticky_sweet", "wet_wipes" }, loot_plays = 2 }, { name = "P2" } },
  monsters = { "horf", "fly" },
  play = function(t)
    t.P1:play("sticky_sweet", "horf")  t:settle()
    t.P1:play "wet_wipes"  t:settle()
  end,
  expect = function(t) check(t:counters "horf" == 1)  check(t:counters "fly" == 0)  check(t.P1.coins == 1) end,
}
