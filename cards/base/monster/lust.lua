return monster {
  name = "Lust", hp = 2, evasion = 4, attack = 1, rewards = { loot = 2 }, souls = 1,
  when {
    event = damage_taken, of = this, combat = true,
    text = "When this takes combat damage, it deals 1 damage to the attacker.",
    effect = function(attacker) deal(1, attacker) end,
  },
}
