return loot {
  name = "Press Gang",
  play { text = "Steal an item from another player.", target = an_item { of = others },
         effect = function(you, target) steal_item(you, target) end },
}
