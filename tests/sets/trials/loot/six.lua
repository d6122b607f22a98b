return loot {
  name = "Six",
  play { text = "Turn a die to 6.", target = a_roll, effect = function(target) set_roll(target, 6) end },
}
