scenario "Sea View: it goes to the discard of its own deck" {
  players = { { name = "P1", hand = { "sea_view" } }, { name = "P2" } },
  play = function(t) t.P1:play "sea_view"  t:settle() end,
  expect = function(t)
    check(t.P1.coins == 3)
    check(t:discard "postcard" == "sea_view")
  end,
}
