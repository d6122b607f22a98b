return monster {
  name = "Portal", hp = 2, evasion = 4, attack = 1, rewards = { coins = 3 },
  when {
    event = monster_died, of = this,
    text = "When this dies, the active player must attack once more this turn.",
    effect = function() must_attack(1) end,
  },
}
