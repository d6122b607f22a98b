return treasure {
  name = "Generous Purse",
  paid {
    cost = { coins = 3 },
    text = "Give another player 3¢.",
    target = a_player { other = true },
    effect = function(target) gain_coins(target, 3) end,
  },
}
