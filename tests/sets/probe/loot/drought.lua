return loot {
  name = "Drought",
  play { text = "Till end of turn each player has -2 HP.",
         lasting { till = end_of_turn, always { of = a_player, hp = -2 } } },
}
