scenario "Locked Gate can be attacked: 2 hits, 1 treasure" {
  rooms = { "locked_gate" },
  players = { { name = "P1" }, { name = "P2" } },
  deck = { treasure = { "breakfast", "dinner" } },
  dice = { 3, 2, 3 },
  play = function(t) t.P1:attack "locked_gate"  t:settle() end,
  expect = function(t)
    check(t:discarded "locked_gate")  check(t.P1:has "breakfast")  check(not t.P1:has "dinner")
    check(t.P1.hp == 2)  -- 2 - 1 + 1, with the Breakfast
  end,
}
