return loot {
  name = "Provoke",
  play { text = "The active player must attack once this turn.", effect = function() must_attack(1) end },
}
