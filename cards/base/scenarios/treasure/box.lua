scenario "Box! is destroyed and lets its player play any number of loot this turn" {
  cites = { "7.10", "8.2", "4.3.1" },
  players = {
    { name = "P1", items = { "box" }, hand = { "a_penny", "a_penny", "a_nickel", "a_dime" } },
    { name = "P2" },
  },
  play = function(t)
    t.P1:activate "box"  t:settle()
    check(t:discarded "box")
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_penny"  t:settle()
    t.P1:play "a_nickel"  t:settle()
    t.P1:play "a_dime"  t:settle()
    check(t.P1.coins == 17)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 0)  check(#t.P1.items == 0) end,
}
