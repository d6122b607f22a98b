return loot {
  name = "Polish",
  play { text = "Till end of turn an item is eternal and has: gain 2¢.", target = an_item,
         lasting { till = end_of_turn, always { of = target, has = {
           eternal, tap { text = "Gain 2¢.", effect = function(you) gain_coins(you, 2) end } } } } },
}
