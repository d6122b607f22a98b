scenario "Pied Piper: each vermin deals 1 damage" {
  players = { { name = "P1", hand = { "pied_piper" } }, { name = "P2", items = { "breakfast", "dinner" } } },
  monsters = { "lamp_moth", "fly", "sad_clown" },
  play = function(t) t.P1:play("pied_piper", "P2")  t:settle() end,
  expect = function(t) check(t.P2.hp == 2) end,
}
