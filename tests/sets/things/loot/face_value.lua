return loot {
  name = "Face Value",
  play { text = "Choose an item. Gain 1¢ for the number of its face.", target = an_item,
         effect = function(you, target) gain_coins(you, target.face) end },
}
