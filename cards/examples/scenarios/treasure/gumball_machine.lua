scenario "Gumball Machine enters play with 6 counters, and sells 1 loot card for each" {
  players = { { name = "P1", coins = 11 }, { name = "P2" } },
  shop = { "gumball_machine" },
  play = function(t)
    t.P1:buy "gumball_machine"  t:settle()
    check(t:counters "gumball_machine" == 6)
    t.P1:activate "gumball_machine"  t:settle()
  end,
  expect = function(t)
    check(t:counters "gumball_machine" == 5)  check(t.P1.loot == 1)  check(t.P1.coins == 0)
    check(t.P1:has "gumball_machine")
  end,
}

scenario "Gumball Machine is destroyed with its last counter, which any player may buy" {
  players = { { name = "P1", items = { { "gumball_machine", counters = 2 } } }, { name = "P2", coins = 3 } },
  play = function(t)
    t.P2:activate "gumball_machine"  t:settle()
    check(t.P1:has "gumball_machine")
    t.P2:activate "gumball_machine"  t:settle()
  end,
  expect = function(t) check(t:discarded "gumball_machine")  check(t.P2.loot == 2)  check(t.P2.coins == 1) end,
}

scenario "Gumball Machine does not trigger on the counters of other items" {
  players = {
    { name = "P1", items = { "gumball_machine", { "the_bone", counters = 1 } } }, { name = "P2" },
  },
  monsters = { "fly" }, dice = { 1 },
  play = function(t)
    t.P1:attack "fly"
    t.P1:activate("the_bone", 2)  t:settle()
  end,
  expect = function(t) check(t.P1:has "gumball_machine")  check(t:discarded "fly") end,
}
