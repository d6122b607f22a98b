return treasure {
  name = "Trick Coin",
  tap {
    text = "Choose one: reroll a die; or subtract 1 from a die.",
    choose = {
      mode { text = "Reroll a die.", target = a_roll, effect = function(target) reroll(target) end },
      mode { text = "Subtract 1 from a die.", target = a_roll, effect = function(target) change_roll(target, -1) end },
    },
  },
}
