return loot {
  name = "Roll Call",
  play { text = "Gain 1¢ for each item in play whose text says \"roll\".",
         effect = function(you) gain_coins(you, count(an_item { text_has = "roll", shop = false })) end },
}
