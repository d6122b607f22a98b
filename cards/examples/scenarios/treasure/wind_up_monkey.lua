scenario "Wind-Up Monkey does not trigger on the items of other players" {
  players = {
    { name = "P1", items = { "thorn_gloves", { "mr_boom", charged = false }, { "boomerang", charged = false } } },
    { name = "P2", items = { "wind_up_monkey" } },
  },
  play = function(t)
    t.P1:activate("thorn_gloves", "mr_boom")  t:settle()
    check(t.P2.coins == 0)
  end,
  expect = function(t) check(t:charged "mr_boom") end,
}

scenario "Wind-Up Monkey pays for an item that recharges by an effect, not for the recharge step" {
  phase = "start",
  players = {
    { name = "P1", items = { "wind_up_monkey", "thorn_gloves", { "mr_boom", charged = false } } }, { name = "P2" },
  },
  monsters = { "fly" },
  play = function(t)
    t:settle()
    check(t.P1.coins == 0)
    t.P1:activate("mr_boom", "fly")  t:settle()
    check(t.P1.coins == 1)  -- the Fly
    t.P1:activate("thorn_gloves", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1.coins == 2) end,
}
