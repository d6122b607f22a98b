scenario "Oil Can turns The Big Wheel" {
  cites = { "3.8.6" },
  players = { { name = "P1", hand = { "oil_can" } }, { name = "P2" } },
  slots = { attraction = { { "big_wheel", counters = 1 } } },
  play = function(t) t.P1:play "oil_can"  t:settle() end,
  expect = function(t) check(t:counters "big_wheel" == 3)  check(t.P1.coins == 0) end,
}

scenario "Oil Can is worth 2¢ without The Big Wheel" {
  players = { { name = "P1", hand = { "oil_can" } }, { name = "P2" } },
  play = function(t) t.P1:play "oil_can"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2)  check(t.P2.coins == 0) end,
}
