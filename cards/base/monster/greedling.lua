return monster {
  name = "Greedling", hp = 2, evasion = 5, attack = 1, rewards = { coins = 7 },
  when {
    event = monster_died, of = this, target = a_player,
    text = "When this dies, a player chosen by the active player loses 7¢.",
    effect = function(target) lose_coins(target, 7) end,
  },
}
