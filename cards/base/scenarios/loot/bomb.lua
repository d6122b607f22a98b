scenario "Bomb! deals 1 damage to a monster" {
  cites = { "10.2.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fatty", "fly" },
  play = function(t)
    t.P1:play("bomb", "fatty")
    check(t:stack() == "Bomb!")
    t:resolve()
    check(t:stack() == "1 damage to Fatty")  check(t:hp "fatty" == 4)
    t:settle()
  end,
  expect = function(t)
    check(t:hp "fatty" == 3)  check(t:hp "fly" == 1)  check(t:discarded "bomb")
  end,
}

scenario "Bomb! deals 1 damage to a player" {
  cites = { "10.2.1", "10.1.1" },
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  play = function(t) t.P1:play("bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1.hp == 2) end,
}
