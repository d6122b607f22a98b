return monster {
  name = "Ring of Flies", hp = 3, evasion = 3, attack = 1, rewards = { coins = 3 },
  when {
    event = rolled, attack = true, object = this, value = 3, target = a_player { other = true },
    text = "When an attack roll against this is a 3, the attacker steals a loot card at random from another player.",
    effect = function(attacker, target) steal_random_loot(attacker, target, 1) end,
  },
}
