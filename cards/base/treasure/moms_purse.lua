return treasure {
  name = "Mom's Purse",
  always { loot_step = 1, text = "You loot 1 more in your loot step." },
}
