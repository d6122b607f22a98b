return monster {
  name = "Psy Horf", hp = 1, evasion = 5, attack = 1, rewards = { loot = 1 },
  when {
    event = monster_died, of = this,
    text = "When this dies, recharge each item of the active player.",
    effect = function(active) recharge_items(active) end,
  },
}
