return loot {
  name = "Headcount",
  play { text = "Gain 2¢ for each fighter.", effect = function(you) gain_coins(you, 2 * count(an_item { fighter = true })) end },
}
