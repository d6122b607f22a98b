local steps = { 1, 2, 4 }

return treasure {
  name = "Coin Ladder",
  tap {
    text = "Gain 1¢, then 2¢, then 4¢.",
    effect = function(you)
      for i = 1, #steps do gain_coins(you, steps[i]) end
    end,
  },
}
