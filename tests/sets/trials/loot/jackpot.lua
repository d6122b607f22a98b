return loot {
  name = "Jackpot",
  play { text = "Gain 22¢ and loot 7.", effect = function(you) gain_coins(you, 22) draw_loot(you, 7) end },
}
