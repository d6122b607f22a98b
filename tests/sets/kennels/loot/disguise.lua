return loot {
  name = "Disguise",
  play { text = "An item becomes a copy of another till end of turn.", target = an_item, target2 = an_item,
         effect = function(target, target2) become_copy(target, target2, end_of_turn) end },
}
