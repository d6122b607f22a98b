return monster {
  name = "Mulliboom", hp = 1, evasion = 2, attack = 4, rewards = { coins = 6 },
  when {
    event = monster_died, of = this, target = a_player,
    text = "When this dies, it deals 3 damage to a player chosen by the active player.",
    effect = function(target) deal(3, target) end,
  },
}
