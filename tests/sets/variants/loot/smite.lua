return loot {
  name = "Smite", copies = 3,
  play { text = "Kill a monster.", target = a_monster, effect = function(target) kill(target) end },
}
