-- loot: Choose one: Loot 2; or gain 4¢.
scenario "one of two things is chosen" {
  players = { { name = "P1", hand = { "grave_goods", "grave_goods" }, loot_plays = 2 }, { name = "P2" } },
  play = function(t)
    t.P1:play("grave_goods", "Gain 4¢")  t:settle()
    check(t.P1.coins == 4)  check(t.P1.loot == 1)
    t.P1:play("grave_goods", "Loot 2")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 4)  check(t.P1.loot == 2) end,
}
