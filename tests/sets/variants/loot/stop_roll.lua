return loot {
  name = "Stop Roll",
  play { text = "Cancel a die.", target = a_roll, effect = function(target) cancel(target) end },
}
