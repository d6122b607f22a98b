return loot {
  name = "Turn and Break",
  play { text = "Flip an item to its face 3. Destroy it. Gain ¢ equal to the number of its face.", target = an_item,
         effect = function(you, target)
           flip(target, 3)
           destroy(target)
           gain_coins(you, target.face)
         end },
}
