return loot {
  name = "Lesser Evil",
  play { text = "Choose a monster and a monster with less HP. Kill the second one.", target = a_monster,
         target2 = a_monster { where = function(it, target) return it.hp < target.hp end },
         effect = function(target2) kill(target2) end },
}
