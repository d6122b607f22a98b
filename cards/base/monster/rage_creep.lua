return monster {
  name = "Rage Creep", hp = 1, evasion = 5, attack = 1, rewards = { loot = 2 }, min_players = 3,
  when {
    event = damage_taken, of = active, from = this,
    text = "When this deals damage to the active player, the player to their left takes that much damage.",
    effect = function(active, amount) take_damage(active.left, amount) end,
  },
}
