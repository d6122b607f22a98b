return treasure {
  name = "Bum-bo!",
  instead { event = coins_gained, of = you, text = "When you would gain ¢, level this up that many times instead.",
            effect = function(this, amount) level_up(this, amount) end },
  always { level = 1, attack_roll = 2, first = turn, text = "Level 1: +2 to your first attack roll each turn." },
  always { level = 10, attack = 1, text = "Level 10: you have +1 attack." },
  always { level = 25, attacks_per_turn = unlimited, text = "Level 25: you may attack any number of times." },
}
