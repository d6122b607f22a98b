scenario "Pills!: 1-2 gain 4¢, 3-4 gain 7¢, 5-6 lose 4¢" {
  cites = { "6.8.7", "9.4", "20.5.2" },
  players = {
    { name = "P1", loot_plays = 6,
      hand = { "pills_cents", "pills_cents", "pills_cents", "pills_cents", "pills_cents", "pills_cents" } },
    { name = "P2" },
  },
  dice = { 1, 2, 3, 4, 5, 6 },
  play = function(t)
    t.P1:play "pills_cents"  t:settle()  check(t.P1.coins == 4)
    t.P1:play "pills_cents"  t:settle()  check(t.P1.coins == 8)
    t.P1:play "pills_cents"  t:settle()  check(t.P1.coins == 15)
    t.P1:play "pills_cents"  t:settle()  check(t.P1.coins == 22)
    t.P1:play "pills_cents"  t:settle()  check(t.P1.coins == 18)
    t.P1:play "pills_cents"  t:settle()  check(t.P1.coins == 14)
  end,
}

scenario "Pills! rolls only once it has left the stack, and its outcome goes on the stack after the roll" {
  cites = { "6.8.7", "9.4" },
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2" } },
  dice = { 1 },
  play = function(t)
    t.P1:play "pills_cents"
    check(t:stack() == "Pills!")
    t:resolve()
    check(t:stack() == "roll 1")  check(t:discarded "pills_cents")
    t:resolve()
    check(t.P1.coins == 0)
    t:resolve()
  end,
  expect = function(t) check(t.P1.coins == 4) end,
}
