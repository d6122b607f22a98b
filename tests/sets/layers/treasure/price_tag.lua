return treasure {
  name = "Price Tag",
  always { of = a_player, set = { price = 6, hand_limit = 4 }, text = "Shop items cost 6¢. Players keep 4 loot." },
}
