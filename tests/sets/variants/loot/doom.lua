return loot {
  name = "Doom",
  play { text = "Kill each player and each monster.", effect = function() kill(players) kill(monsters) end },
}
