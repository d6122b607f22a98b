return loot {
  name = "Second Wind",
  play { text = "You may attack once more this turn.", effect = function() extra_attack(1) end },
}
