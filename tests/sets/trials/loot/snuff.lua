return loot {
  name = "Snuff",
  play { text = "Cancel a roll.", target = a_roll, effect = function(target) cancel(target) end },
}
