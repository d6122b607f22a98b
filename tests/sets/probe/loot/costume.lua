return loot {
  name = "Costume",
  play { text = "An item becomes a copy of another.", target = an_item, target2 = an_item,
         effect = function(target, target2) become_copy(target, target2) end },
}
