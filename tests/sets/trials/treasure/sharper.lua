return treasure {
  name = "Sharper",
  when { event = rolled, value = 6, text = "When a player rolls a 6, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
  always { attack_roll = 1, text = "Your attack rolls get +1." },
}
