return monster {
  name = "Greed!",
  revealed {
    text = "A player with the most ¢ loses all of it; you choose among several.",
    effect = function(you)
      local richest = choose(you, a_player { most_coins = true })
      lose_coins(richest, richest.coins)
    end,
  },
}
