return monster {
  name = "Dank Globin", hp = 2, evasion = 4, attack = 2, rewards = { loot = 2 },
  when {
    event = monster_died, of = this, target = a_player,
    text = "When this dies, a player chosen by the active player discards 2 loot cards.",
    effect = function(target) discard_loot(target, 2) end,
  },
}
