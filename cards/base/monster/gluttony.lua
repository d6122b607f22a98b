return monster {
  name = "Gluttony", hp = 4, evasion = 3, attack = 1, rewards = { loot = 1 }, souls = 1,
  when {
    event = damage_taken, of = this, combat = true, attack_roll = 6,
    text = "When an attack roll of 6 damages this, it deals 1 damage to the player to the left of the active player.",
    effect = function(active) deal(1, active.left) end,
  },
}
