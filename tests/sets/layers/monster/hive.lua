return monster {
  name = "Hive", hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 },
  always { of = a_monster, text = "Monsters have: when this dies, the active player loots 2.",
           has = { when { event = monster_died, of = this, text = "When this dies, the active player loots 2.",
                          effect = function(active) draw_loot(active, 2) end } } },
}
