return room {
  name = "Armory",
  always { of = active, attack = 1, text = "The active player has +1 attack." },
  paid { cost = { coins = 1 }, text = "1¢: loot 1.", effect = function(you) draw_loot(you, 1) end },
}
