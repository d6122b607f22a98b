return loot {
  name = "Bonfire",
  play { cost = { discard_loot = 1 }, times = 3, text = "Discard 1 loot, up to 3 times: gain 2¢ for each.",
         effect = function(you, paid) gain_coins(you, paid * 2) end },
}
