return loot {
  name = "Quick Change",
  play { text = "An item becomes a copy of an item for the next roll.", target = an_item, target2 = an_item,
         effect = function(target, target2) become_copy(target, target2, next_roll) end },
}
