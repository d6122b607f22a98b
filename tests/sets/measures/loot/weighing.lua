return loot {
  name = "Weighing",
  play { text = "Destroy a monster or an item. Gain ¢ equal to the weight that it had.", target = one_of { a_monster, an_item },
         effect = function(target, you)
           destroy(target)
           gain_coins(you, target.weight)
         end },
}
