return treasure {
  name = "Godhead",
  tap {
    text = "Choose one: turn a roll to 1, or turn a roll to 6.",
    choose = {
      mode { text = "Turn it to 1.", target = a_roll, effect = function(target) set_roll(target, 1) end },
      mode { text = "Turn it to 6.", target = a_roll, effect = function(target) set_roll(target, 6) end },
    },
  },
}
