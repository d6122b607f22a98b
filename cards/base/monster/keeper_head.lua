return monster {
  name = "Keeper Head", hp = 2, evasion = 4, attack = 1, rewards = { coins = die },
  when {
    event = damage_taken, of = a_player, from = this, combat = true,
    text = "When this deals combat damage to a player, they lose 2¢.",
    effect = function(of) lose_coins(of, 2) end,
  },
}
