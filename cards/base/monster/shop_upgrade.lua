return monster {
  name = "Shop Upgrade!",
  revealed {
    text = "Expand the shop slots by 2. You may attack once more this turn.",
    effect = function() expand_slots(shop_slots, 2) extra_attack(1) end,
  },
}
