return monster {
  name = "Hanger", hp = 2, evasion = 4, attack = 2, rewards = { coins = 7 },
  when {
    event = monster_died, of = this,
    text = "When this dies, expand the shop slots by 1.",
    effect = function() expand_slots(shop_slots, 1) end,
  },
}
