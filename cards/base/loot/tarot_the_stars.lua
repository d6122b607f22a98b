return loot {
  name = "XVII. The Stars",
  play { text = "Gain 1 treasure.", effect = function(you) gain_treasure(you, 1) end },
}
