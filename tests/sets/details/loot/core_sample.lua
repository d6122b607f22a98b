return loot {
  name = "Core Sample",
  play { text = "Choose a monster. Gain 1¢ for each card below it.", target = a_monster,
         effect = function(you, target) gain_coins(you, #target.covers) end },
}
