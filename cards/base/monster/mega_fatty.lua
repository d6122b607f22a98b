return monster {
  name = "Mega Fatty", hp = 3, evasion = 3, attack = 1, rewards = { loot = 2 }, souls = 1,
  when {
    event = damage_taken, from = this, combat = true,
    text = "When this deals combat damage, this heals 1 HP.",
    effect = function(this) heal(this, 1) end,
  },
}
