return loot {
  name = "VIII. Justice",
  play {
    text = "Loot and gain ¢ until you have as many loot cards and ¢ as a player.",
    target = a_player,
    effect = function(you, target)
      draw_loot(you, math.max(target.loot - you.loot, 0))
      gain_coins(you, math.max(target.coins - you.coins, 0))
    end,
  },
}
