return monster {
  name = "Mulligan", hp = 1, evasion = 3, attack = 1, rewards = { coins = 3 },
  when {
    event = monster_died, of = this,
    text = "When this dies, expand the monster slots by 1.",
    effect = function() expand_slots(monster_slots, 1) end,
  },
}
