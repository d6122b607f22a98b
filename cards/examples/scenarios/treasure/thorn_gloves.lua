scenario "Thorn Gloves recharge an item for 1 HP, twice each turn" {
  players = {
    { name = "P1", items = { "thorn_gloves", "dinner", "breakfast", { "mr_boom", charged = false } } }, { name = "P2" },
  },
  play = function(t)
    t.P1:activate("thorn_gloves", "mr_boom")  t:settle()
    check(t:charged "mr_boom")  check(t.P1.hp == 3)
    t.P1:activate("thorn_gloves", "mr_boom")  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 2)  check(not t:can("P1", "activate thorn_gloves")) end,
}

scenario "Thorn Gloves recharge only the items of their player" {
  players = {
    { name = "P1", items = { "thorn_gloves" } }, { name = "P2", items = { { "boomerang", charged = false } } },
  },
  play = function(t) t.P1:activate "thorn_gloves"  t:settle() end,
  expect = function(t) check(not t:charged "boomerang") end,
}
