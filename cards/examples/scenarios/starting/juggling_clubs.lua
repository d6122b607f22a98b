scenario "Juggling Clubs: one card under the deck, another from its top" {
  players = {
    { name = "P1", hand = { "bomb", "a_penny" }, items = { "juggling_clubs" } }, { name = "P2", hand = { "a_dime" } },
  },
  deck = { loot = { "a_nickel", "a_dime" } },
  play = function(t)
    t.P1:activate "juggling_clubs"  t:settle()
    check(#t.options == 2)
    t.P1:choose "bomb"  t:settle()
    check(t:bottom "loot" == "bomb")  check(t.P1:holds "a_nickel")  check(t.P1.loot == 2)
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "juggling_clubs") end,
}
