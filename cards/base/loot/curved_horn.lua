return loot {
  name = "Curved Horn", trinket = true,
  always { attack = 1, first = turn, text = "You have +1 attack for your first attack roll each turn." },
}
