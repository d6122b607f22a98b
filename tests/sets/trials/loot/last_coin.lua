return loot {
  name = "Last Coin",
  play { text = "If you have 0¢: gain 4¢.", given = at_most { coins = 0 }, effect = function(you) gain_coins(you, 4) end },
}
