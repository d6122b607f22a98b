return loot {
  name = "Wreck",
  play { text = "Destroy a monster or an item.", target = one_of { a_monster, an_item },
         effect = function(target) destroy(target) end },
}
