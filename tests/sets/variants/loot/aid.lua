return loot {
  name = "Aid",
  play { text = "A player gains 1¢.", target = a_player, effect = function(target) gain_coins(target, 1) end },
}
