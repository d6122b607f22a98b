scenario "Lost Soul enters play as an item and becomes a soul" {
  cites = { "6.8.2", "15.1.1", "8.6" },
  players = { { name = "P1", hand = { "lost_soul" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "lost_soul"
    t:resolve()
    check(t.P1.souls == 0)  check(#t.P1.items == 1)
    t:settle()
  end,
  expect = function(t)
    check(t.P1.souls == 1)  check(t.P1:has_soul "lost_soul")  check(#t.P1.items == 0)
    check(not t:discarded "lost_soul")
  end,
}
