scenario "Bumper Cars: the second monster is not the first" {
  players = { { name = "P1", hand = { "bumper_cars" } }, { name = "P2" } },
  monsters = { "fatty", "monstro", "big_spider" },
  play = function(t)
    t.P1:play("bumper_cars", "fatty")
    check(#t.options == 2)
    t.P1:choose "big_spider"  t:settle()
  end,
  expect = function(t) check(t:hp "fatty" == 3)  check(t:hp "big_spider" == 2)  check(t:hp "monstro" == 4) end,
}
