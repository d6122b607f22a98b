return monster {
  name = "Swarm of Flies", hp = 5, evasion = 2, attack = 1, rewards = { coins = 5 },
  when {
    event = rolled, attack = true, object = this, value = 5,
    text = "When an attack roll against this is a 5, the attacker takes 1 damage.",
    effect = function(attacker) take_damage(attacker, 1) end,
  },
}
