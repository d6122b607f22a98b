scenario "Carousel Crank moves each hand to the left" {
  players = {
    { name = "P1", hand = { "bomb" }, items = { "carousel_crank" } }, { name = "P2", hand = { "a_penny" } },
    { name = "P3", hand = { "a_nickel" } },
  },
  play = function(t) t.P1:activate "carousel_crank"  t:settle() end,
  expect = function(t) check(t.P2:holds "bomb")  check(t.P3:holds "a_penny")  check(t.P1:holds "a_nickel") end,
}

scenario "Carousel Crank is in games for three" {
  players = { { name = "P1", coins = 10 }, { name = "P2" }, { name = "P3" } },
  deck = { treasure = { "carousel_crank", "breakfast" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  expect = function(t) check(t.P1:has "carousel_crank") end,
}

scenario "Carousel Crank is not in games for two" {
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  deck = { treasure = { "carousel_crank", "breakfast" } },
  play = function(t) t.P1:buy "deck"  t:settle() end,
  expect = function(t) check(t.P1:has "breakfast") end,
}
