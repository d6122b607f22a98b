return monster {
  name = "Greed!",
  revealed {
    text = "Choose a player with the most ¢. They lose all their ¢.",
    target = a_player { most_coins = true },
    effect = function(target) lose_coins(target, target.coins) end,
  },
}
