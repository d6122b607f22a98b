return treasure {
  name = "Polydactyly",
  always { loot_plays = 1, during = your_turn, text = "You may play an additional loot card on your turn." },
  always { attack = 1, first = turn, text = "You have +1 attack for your first attack roll each turn." },
}
