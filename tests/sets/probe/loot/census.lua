return loot {
  name = "Census",
  play { text = "Gain 1¢ for each monster, then deal 1 damage to each.",
         effect = function(you) gain_coins(you, count(a_monster)) deal(1, monsters) end },
}
