return loot {
  name = "Thief",
  play { text = "Steal another non-eternal item.", target = an_item { eternal = false, other = true },
         effect = function(you, target) steal_item(you, target) end },
}
