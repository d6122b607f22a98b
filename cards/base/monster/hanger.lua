return monster {
  name = "Hanger", hp = 2, evasion = 4, attack = 2, rewards = { coins = 7 },
  when {
    event = monster_died, of = this,
    text = "When this dies, there is 1 more shop slot.",
    effect = function() expand_slots(shop_slots, 1) end,
  },
}
