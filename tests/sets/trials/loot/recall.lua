return loot {
  name = "Recall",
  play { text = "You may play loot from the discard this turn.",
         lasting { till = end_of_turn, can { who = you, play_from = discard.loot } } },
}
