scenario "High Striker: a 12 wins a treasure" {
  players = { { name = "P1", items = { "high_striker" } }, { name = "P2" } },
  deck = { treasure = { "breakfast", "dinner" } },
  dice = { 12 },
  play = function(t) t.P1:activate "high_striker"  t:settle() end,
  expect = function(t) check(t.P1:has "breakfast")  check(not t.P1:has "dinner")  check(t.P1.coins == 0) end,
}

scenario "High Striker: an 11 wins 2¢" {
  players = { { name = "P1", items = { "high_striker" } }, { name = "P2" } },
  dice = { 11 },
  play = function(t) t.P1:activate "high_striker"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(#t.P1.items == 1) end,
}

scenario "High Striker: 12 is the highest number, also with Lucky Spit" {
  players = { { name = "P1", hand = { "lucky_spit" }, items = { "high_striker" } }, { name = "P2" } },
  deck = { treasure = { "breakfast" } },
  dice = { 11 },
  play = function(t)
    t.P1:play "lucky_spit"  t:settle()
    t.P1:activate "high_striker"  t:settle()
  end,
  expect = function(t) check(t.P1:has "breakfast") end,
}
