return loot {
  name = "Wither",
  play { text = "You have -9 HP till the end of the turn.", lasting { till = end_of_turn, always { hp = -9 } } },
}
