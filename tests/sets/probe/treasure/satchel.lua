return treasure {
  name = "Satchel",
  always { hand_limit = 2, text = "You may keep 2 more loot cards." },
}
