return loot {
  name = "Two Crates",
  play { text = "Gain 2 treasures.", effect = function(you) gain_treasure(you, 2) end },
}
