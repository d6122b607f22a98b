scenario "Curse of Rust: the items of its player do not recharge" {
  phase = "start",
  players = {
    { name = "P1", items = { { "mr_boom", charged = false } }, curses = { "curse_of_rust" } },
    { name = "P2", items = { { "boomerang", charged = false } } },
  },
  play = function(t)
    t:settle()
    check(not t:charged "mr_boom")
    t.P1:end_turn()  t:settle()
  end,
  expect = function(t) check(t:charged "boomerang") end,
}
