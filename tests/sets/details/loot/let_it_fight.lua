return loot {
  name = "Let It Fight",
  play { text = "Choose an item you control and a monster. The item kills the monster.", target = an_item { yours = true },
         target2 = a_monster, effect = function(target, target2) kill(target2, target) end },
}
