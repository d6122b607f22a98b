scenario "Toffee Pot: what was in it lands on a monster" {
  players = { { name = "P1", items = { "toffee_pot" } }, { name = "P2" } },
  monsters = { "living_tent" },
  play = function(t)
    t.P1:activate "toffee_pot#1"  t:settle()
    check(t:counters "toffee_pot" == 1)
    t.P1:activate("toffee_pot", "living_tent")  t:settle()
  end,
  expect = function(t) check(t:counters "living_tent" == 1)  check(t:discarded "toffee_pot") end,
}
