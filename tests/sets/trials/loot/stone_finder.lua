return loot {
  name = "Stone Finder",
  play { text = "Gain 2¢ for each item named Great Stone.",
         effect = function(you) gain_coins(you, 2 * count(an_item { named = "Great Stone" })) end },
}
