scenario "Conjurer's Hat keeps one of three" {
  players = { { name = "P1", items = { "conjurers_hat" } }, { name = "P2" } },
  deck = { loot = { "bomb", "a_penny", "a_nickel", "a_dime" } },
  play = function(t)
    t.P1:activate "conjurers_hat"  t:resolve()
    check(#t.options == 3)
    t.P1:choose "a_penny"  t:settle()
  end,
  expect = function(t)
    check(t.P1:holds "a_penny")  check(t.P1.loot == 1)
    check(t:top "loot" == "a_dime")  check(t:bottom "loot" == "a_nickel")
  end,
}
