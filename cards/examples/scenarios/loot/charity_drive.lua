scenario "Charity Drive: the richest player chooses which item is rerolled" {
  players = {
    { name = "P1", coins = 4, hand = { "charity_drive" }, items = { "mr_boom" } },
    { name = "P2", coins = 5, items = { "breakfast", "boomerang", "the_bone" } },
  },
  deck = { treasure = { "dinner" } },
  play = function(t)
    t.P1:play "charity_drive"  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)
    t.P2:choose "breakfast"  t:settle()
  end,
  expect = function(t) check(t:discarded "breakfast")  check(t.P2:has "dinner")  check(t.P2:has "boomerang") end,
}
