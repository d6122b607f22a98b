return monster {
  name = "Big Spider", hp = 3, evasion = 4, attack = 1, rewards = { loot = 1 },
  when {
    event = monster_died, of = this,
    text = "When this dies, the active player may attack the monster deck once more this turn.",
    effect = function() extra_deck_attack(1) end,
  },
}
