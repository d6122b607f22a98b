-- treasure: ↷: Add 1 to a roll, or subtract 1 from it.
scenario "a roll becomes one higher" {
  players = { { name = "P1", items = { "steady_hand" } }, { name = "P2" } },
  monsters = { "clotty", "fly" }, dice = { 2, 6 },
  play = function(t)
    t.P1:attack "clotty"
    t.P1:activate "steady_hand"
    t.P1:choose(t.options[1])
    t:settle()
  end,
  expect = function(t) check(t:discarded "clotty")  check(t.P1.hp == 2) end,
}
