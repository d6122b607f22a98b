scenario "Paper Moon: a 5 prevents 1 damage" {
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", items = { "paper_moon", "breakfast", "dinner" } },
  },
  dice = { 5 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 2) end,
}

scenario "Paper Moon: a 4 does nothing" {
  players = {
    { name = "P1", hand = { "gold_bomb" } },
    { name = "P2", items = { "paper_moon", "breakfast", "dinner" } },
  },
  dice = { 4 },
  play = function(t) t.P1:play("gold_bomb", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 1) end,
}

scenario "Paper Moon does not roll for other players" {
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2", items = { "paper_moon" } } },
  play = function(t) t.P1:play("bomb", "P1")  t:settle() end,
  expect = function(t) check(t.P1.hp == 1) end,
}
