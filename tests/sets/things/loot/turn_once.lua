return loot {
  name = "Turn Once",
  play { text = "Flip an item. Gain ¢ equal to the number of its face.", target = an_item,
         effect = function(you, target)
           flip(target)
           gain_coins(you, target.face)
         end },
}
