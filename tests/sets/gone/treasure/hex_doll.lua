return treasure {
  name = "Hex Doll",
  tap {
    text = "Choose another player. The next time you would gain ¢ this turn, roll instead. 1-6: that player gains 1¢.",
    target = a_player { other = true },
    lasting {
      till = end_of_turn, uses = 1,
      instead { event = coins_gained, of = you, roll = { ["1-6"] = function(target) gain_coins(target, 1) end } },
    },
  },
}
