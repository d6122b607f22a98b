return treasure {
  name = "Second Helping",
  always { loot_plays = 1, text = "You may play one more loot card each turn." },
}
