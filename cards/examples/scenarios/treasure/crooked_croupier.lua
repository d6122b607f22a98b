scenario "Crooked Croupier chooses the die of the first attack roll of another player's turn" {
  players = { { name = "P1", items = { "high_striker" } }, { name = "P2", items = { "crooked_croupier" } } },
  monsters = { "lamp_moth" },  -- 1 HP, evasion 4
  dice = { 7, 6, 1, 4 },
  play = function(t)
    t.P1:activate "high_striker"  t:settle()
    check(t.P1.coins == 2)
    t.P1:attack "lamp_moth"  t:settle()
    t.P2:choose "1"  t:settle()
  end,
  expect = function(t) check(t.P1.hp == 1)  check(t:discarded "lamp_moth") end,
}

scenario "Crooked Croupier does not change the rolls of its own player" {
  players = { { name = "P1", items = { "crooked_croupier" } }, { name = "P2" } },
  monsters = { "lamp_moth" },
  dice = { 4 },
  play = function(t) t.P1:attack "lamp_moth"  t:settle() end,
  expect = function(t) check(t:discarded "lamp_moth") end,
}
