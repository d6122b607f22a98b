return monster {
  name = "Mega Fatty", hp = 3, evasion = 3, attack = 1, rewards = { loot = 2 }, souls = 1,
  when {
    event = damage_taken, from = this, combat = true,
    text = "When this deals combat damage, heal 1 HP of this.",
    effect = function(this) heal(this, 1) end,
  },
}
