return treasure {
  name = "Pennant",
  always { of = an_item { yours = true }, attack = 1, text = "Your items have +1 attack." },
  when { event = monster_died, by = you, text = "When you kill a monster, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
