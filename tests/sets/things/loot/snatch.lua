return loot {
  name = "Snatch",
  play { text = "Steal an item.", target = an_item { of = others }, effect = function(you, target) steal_item(you, target) end },
}
