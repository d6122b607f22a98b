return rules {
  name = "many_hounds", extends = "extended",
  title = "Three hounds for ¢ and loot",
  slots = { kennel = { deck = "hound", count = 3, price = { coins = 2, discard_loot = 1 } } },
}
