return treasure {
  name = "Purse", flavour = "Empty, most of the time.",
  tap {
    text = "Roll: 1-3: Gain 1¢. 4-6: Gain 2¢.",
    roll = {
      ["1-3"] = function(you) gain_coins(you, 1) end,
      ["4-6"] = function(you) gain_coins(you, 2) end,
    },
  },
}
