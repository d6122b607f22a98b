return loot {
  name = "Two Letters",
  play { text = "Choose another player and a third player. They gain 1¢ each.", target = a_player { other = true },
         target2 = a_player { other = true, other_than = target },
         effect = function(target, target2) gain_coins(target, 1) gain_coins(target2, 1) end },
}
