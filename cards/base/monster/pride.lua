return monster {
  name = "Pride", hp = 2, evasion = 4, attack = 1, rewards = { coins = 5 }, souls = 1,
  when {
    event = attack_declared_on, of = this, target = a_player,
    text = "When an attack on this is declared, a player chosen by the active player discards 2 loot cards.",
    effect = function(target) discard_loot(target, 2) end,
  },
}
