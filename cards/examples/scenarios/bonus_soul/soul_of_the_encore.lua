scenario "Soul of the Encore: the second soul brings a third" {
  players = { { name = "P1", souls = { "war" }, coins = 15, items = { "grand_prize" } }, { name = "P2" } },
  bonus_souls = { "soul_of_the_encore" },
  play = function(t)
    t:settle()
    check(t:bonus_soul "soul_of_the_encore")
    t.P1:activate "grand_prize"  t:settle()
  end,
  expect = function(t) check(t.P1:has_soul "soul_of_the_encore")  check(t.P1.souls == 3) end,
}
