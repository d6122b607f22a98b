return treasure {
  name = "Old Wound",
  when { event = damage_taken, of = you, text = "When you take damage, if it is at least the second time this turn: gain 1¢.",
         given = happened { event = damage_taken, of = you, within = turn, at_least = 2 },
         effect = function(you) gain_coins(you, 1) end },
}
