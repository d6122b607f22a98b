scenario "Toffee Apple heals 1 and gives 1 attack till the end of the turn" {
  players = { { name = "P1", hp = 1, hand = { "toffee_apple" }, items = { "breakfast" } }, { name = "P2", hp = 1 } },
  play = function(t)
    t.P1:play "toffee_apple"  t:settle()
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 2)  check(t:attack_of "P2" == 1)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:attack_of "P1" == 1) end,
}
