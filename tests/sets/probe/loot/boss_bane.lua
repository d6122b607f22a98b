return loot {
  name = "Boss Bane",
  play { text = "Kill a boss.", target = a_monster { boss = true }, effect = function(target) kill(target) end },
}
