return loot {
  name = "Undo",
  play { text = "Destroy a monster.", target = a_monster, effect = function(target) destroy(target) end },
}
