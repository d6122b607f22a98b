return loot {
  name = "Windfall",
  play { text = "Another player gains 1¢. You gain 1¢.", target = a_player { other = true },
         effect = function(you, target) gain_coins(target, 1) gain_coins(you, 1) end },
}
