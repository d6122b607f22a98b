scenario "Fair Trade: the other player chooses what they give" {
  players = {
    { name = "P1", hand = { "fair_trade" }, items = { "breakfast", "mr_boom", "the_bone" } },
    { name = "P2", items = { "dinner", "boomerang", "the_d6" } }, { name = "P3", items = { "high_striker" } },
  },
  play = function(t)
    t.P1:play("fair_trade", "mr_boom", "P2")  t:settle()
    check(t.asked == "P2")  check(#t.options == 2)
    t.P2:choose "dinner"  t:settle()
  end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P2:has "mr_boom")  check(t.P1:has "breakfast") end,
}

scenario "Fair Trade: eternal items stay, and the items of others are not offered" {
  players = {
    { name = "P1", hand = { "fair_trade" }, items = { "breakfast", "the_bone" } },
    { name = "P2", items = { "dinner" } },
  },
  play = function(t) t.P1:play "fair_trade"  t:settle() end,
  expect = function(t) check(t.P1:has "dinner")  check(t.P2:has "breakfast")  check(t.P1:has "the_bone") end,
}

scenario "Fair Trade does nothing with a player who has no items" {
  players = { { name = "P1", hand = { "fair_trade" }, items = { "breakfast" } }, { name = "P2" } },
  play = function(t) t.P1:play "fair_trade"  t:settle() end,
  expect = function(t) check(t.P1:has "breakfast") end,
}
