return room {
  name = "Stone Door", attackable = true, hp = 2, evasion = 3, attack = 1, rewards = { coins = 3 },
  when {
    event = damage_taken, of = this,
    text = "When this takes damage, the active player gains 1¢.",
    effect = function(active) gain_coins(active, 1) end,
  },
  when {
    event = object_died, of = this,
    text = "When this dies, the active player loots 1.",
    effect = function(active) draw_loot(active, 1) end,
  },
}
