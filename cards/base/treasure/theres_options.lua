return treasure {
  name = "There's Options",
  can { who = you, look_at = deck.treasure, during = your_turn,
        text = "On your turn, you may look at the top card of the treasure deck at any time." },
  always { purchases_per_turn = 1, text = "You may buy once more each turn." },
}
