scenario "Pawned Soul: a soul for 2 treasures" {
  players = { { name = "P1", hand = { "pawned_soul" }, souls = { "war" } }, { name = "P2", souls = { "gurdy" } } },
  deck = { treasure = { "breakfast", "dinner", "mr_boom" } },
  play = function(t) t.P1:play "pawned_soul"  t:settle() end,
  expect = function(t)
    check(t.P1.souls == 0)  check(t.P2.souls == 1)  check(t.P1:has "breakfast")  check(t.P1:has "dinner")
    check(not t.P1:has "mr_boom")
  end,
}
