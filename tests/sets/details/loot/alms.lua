return loot {
  name = "Alms",
  play { text = "Give another player 3¢.", target = a_player { other = true },
         effect = function(you, target) give_coins(you, target, 3) end },
}
