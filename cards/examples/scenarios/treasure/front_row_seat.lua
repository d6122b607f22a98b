scenario "Front Row Seat shows the monster deck, and changes its top" {
  players = { { name = "P1", items = { "front_row_seat" } }, { name = "P2" } },
  deck = { monster = { "fly", "dip" } },
  play = function(t)
    check(t.P1:sees "monster")  check(not t.P2:sees "monster")
    t.P1:activate "front_row_seat"  t:settle()
  end,
  expect = function(t) check(t:top "monster" == "dip")  check(t:bottom "monster" == "fly") end,
}
