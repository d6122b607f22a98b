return loot {
  name = "Take Over",
  play { text = "You make the current attack from now on.", effect = function(you) hand_attack(you) end },
}
