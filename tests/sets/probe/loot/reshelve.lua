return loot {
  name = "Reshelve",
  play { text = "Reroll a shop item. Gain 1 treasure.", target = an_item { shop = true },
         effect = function(you, target) reroll_item(target) gain_treasure(you, 1) end },
}
