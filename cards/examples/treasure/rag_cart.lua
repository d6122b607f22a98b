return treasure {
  name = "Rag Cart",
  can {
    who = you, play_from = discard.loot, during = your_turn, given = at_most { loot = 0 },
    text = "On your turn, while you have 0 loot cards, you may play loot cards from the loot discard.",
  },
}
