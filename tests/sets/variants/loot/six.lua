return loot {
  name = "Six", copies = 2,
  play { text = "Turn a die to 6.", target = a_roll, effect = function(target) set_roll(target, 6) end },
}
