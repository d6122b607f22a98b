return loot {
  name = "Doom",
  play { text = "Kill every player and every monster.", effect = function() kill(players) kill(monsters) end },
}
