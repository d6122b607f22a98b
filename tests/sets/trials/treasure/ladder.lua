return treasure {
  name = "Ladder",
  always { level = 1, attack = 1, text = "Level 1: you have +1 attack." },
  always { level = 3, hp = 1, text = "Level 3: you have +1 HP." },
  tap { text = "Level this up 2 times.", effect = function(this) level_up(this, 2) end },
  paid { cost = { coins = 1 }, text = "1¢: level this down.", effect = function(this) level_down(this, 1) end },
}
