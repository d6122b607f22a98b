scenario "Falling Star: one player gains 1 treasure" {
  players = { { name = "P1" }, { name = "P2" } },
  deck = { monster = { "falling_star" } },
  play = function(t) t.P1:attack("deck", { slot = 1 })  t:settle() end,
  expect = function(t) check(#t.P1.items + #t.P2.items == 1) end,
}
