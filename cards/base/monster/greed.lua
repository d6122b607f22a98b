return monster {
  name = "Greed", hp = 3, evasion = 4, attack = 1, rewards = { coins = 9 }, souls = 1,
  when {
    event = damage_taken, from = this, combat = true,
    text = "When this deals combat damage, each player loses 4¢.",
    effect = function() lose_coins(players, 4) end,
  },
}
