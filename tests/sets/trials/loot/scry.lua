return loot {
  name = "Scry",
  play { text = "You may play the top card of the loot deck this turn.",
         lasting { till = end_of_turn, can { who = you, play_from = deck.loot } } },
}
