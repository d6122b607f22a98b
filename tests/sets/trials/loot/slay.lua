return loot {
  name = "Slay",
  play { text = "Kill a monster.", target = a_monster, effect = function(target) kill(target) end },
}
