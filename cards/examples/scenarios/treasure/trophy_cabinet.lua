scenario "Trophy Cabinet takes a monster out of the discard" {
  players = { { name = "P1", items = { "trophy_cabinet" } }, { name = "P2" } },
  discard = { monster = { "big_top", "lamp_moth" } },
  play = function(t) t.P1:activate "trophy_cabinet"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 2)  check(t:discard_size "monster" == 1)  check(t:discarded "big_top")
  end,
}
