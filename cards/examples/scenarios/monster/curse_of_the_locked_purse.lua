scenario "Curse of the Locked Purse: no purchases for its player" {
  players = {
    { name = "P1", coins = 20, curses = { "curse_of_the_locked_purse" } }, { name = "P2", coins = 20 },
  },
  play = function(t)
    check(not t:can("P1", "buy"))
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:can("P2", "buy")) end,
}
