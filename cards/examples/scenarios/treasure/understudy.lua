scenario "The Understudy: the player to the right takes the first damage of the turn" {
  players = {
    { name = "P1", hand = { "bomb", "bomb" }, loot_plays = 2 },
    { name = "P2", items = { "understudy" } },
    { name = "P3" },
  },
  play = function(t)
    t.P1:play("bomb", "P2")  t:settle()
    check(t.P1.hp == 1)  check(t.P2.hp == 2)
    t.P1:play("bomb", "P2")  t:settle()
  end,
  expect = function(t) check(t.P2.hp == 1)  check(t.P1.hp == 1)  check(t.P3.hp == 2) end,
}

scenario "The Understudy does nothing in its player's turn, and nothing about damage to others" {
  players = {
    { name = "P1", hand = { "bomb" }, items = { "understudy" } },
    { name = "P2", hand = { "bomb" }, items = { "understudy" } }, { name = "P3" },
  },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P2.hp == 2)  check(t.P3.hp == 2) end,
}
