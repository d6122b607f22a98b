return monster {
  name = "Famine", hp = 2, evasion = 3, attack = 1, rewards = { loot = 3 }, souls = 1,
  when {
    event = monster_died, of = this,
    text = "When this dies, the active player skips their next turn.",
    effect = function(active) skip_turn(active) end,
  },
}
