return loot {
  name = "Windfall",
  play { text = "Gain 1 treasure.", effect = function(you) gain_treasure(you, 1) end },
}
