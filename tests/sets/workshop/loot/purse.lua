return loot {
  name = "Purse", copies = 2,
  play { text = earns(4), effect = function(you) gain_coins(you, 4) end },
}
