return monster {
  name = "Shop Upgrade!",
  revealed {
    text = "There are 2 more shop slots, and you may attack once more this turn.",
    effect = function() expand_slots(shop_slots, 2) extra_attack(1) end,
  },
}
