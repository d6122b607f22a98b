return loot {
  name = "Lucky Clover",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  when {
    event = rolled, by = you, value = 6, in_hand = true, first = turn,
    text = "While this is in your hand: the first time each turn that you roll a 6, gain 2¢.",
    effect = function(you) gain_coins(you, 2) end,
  },
}
