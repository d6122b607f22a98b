return monster {
  name = "Mud Golem", hp = 3, evasion = 3, attack = 1, rewards = { coins = 3 },
  when {
    event = damage_taken, of = this, text = "Each time this takes damage, the active player discards a loot card.",
    given = function(active) return active.loot ~= 0 end,
    effect = function(active) discard_loot(active, 1) end,
  },
}
