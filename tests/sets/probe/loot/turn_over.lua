return loot {
  name = "Turn Over",
  play { text = "Flip a die.", target = a_roll, effect = function(target) set_roll(target, 7 - target.value) end },
}
