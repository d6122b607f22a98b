return monster {
  name = "Conquest", hp = 2, evasion = 3, attack = 1, rewards = { coins = 6 }, souls = 1,
  when {
    event = monster_died, of = this,
    text = "When this dies, the active player must attack once more this turn.",
    effect = function() must_attack(1) end,
  },
}
