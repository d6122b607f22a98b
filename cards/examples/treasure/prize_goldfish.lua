return treasure {
  name = "Prize Goldfish", also_named = "Fair Prize",
  when { event = turn_ending, of = you, text = "At the end of your turn, level this up.",
         effect = function(this) level_up(this, 1) end },
  when { event = player_died, of = you, text = "When you die, level this down 2 times.",
         effect = function(this) level_down(this, 2) end },
  always { level = 2, hp = 1, text = "Level 2: you have +1 HP." },
  always { level = 4, attack = 1, text = "Level 4: you have +1 attack." },
}
