return loot {
  name = "Cataclysm",
  play { text = "Kill each player and each monster.", effect = function() kill(players) kill(monsters) end },
}
