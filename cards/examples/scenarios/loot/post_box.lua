scenario "Post Box: two postcards come" {
  players = { { name = "P1", hand = { "post_box" } }, { name = "P2" } },
  deck = { postcard = { "sea_view", "wish_you_were_here", "sea_view" } },
  play = function(t) t.P1:play "post_box"  t:settle() end,
  expect = function(t)
    check(t.P1.loot == 2)
    check(t:top "postcard" == "sea_view")
  end,
}
