return loot {
  name = "Open Court",
  play { text = "You may play the top card of the noble deck this turn.",
         lasting { till = end_of_turn, can { who = you, play_from = deck.noble } } },
}
