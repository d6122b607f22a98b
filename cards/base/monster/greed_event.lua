return monster {
  name = "Greed!",
  revealed {
    text = "A player with the most ¢ loses all of it; you choose among several.",
    target = a_player { most_coins = true },
    effect = function(target) lose_coins(target, target.coins) end,
  },
}
