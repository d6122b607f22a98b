return loot {
  name = "Topple",
  play { text = "Flip a roll.", target = a_roll, effect = function(target) flip_roll(target) end },
}
