return monster {
  name = "Mulliboom", hp = 1, evasion = 2, attack = 4, rewards = { coins = 6 },
  when {
    event = monster_died, of = this, target = a_player,
    text = "When this dies, the active player deals 3 damage to a player.",
    effect = function(active, target) deal(3, target, active) end,
  },
}
