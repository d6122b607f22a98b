return treasure {
  name = "Hex Doll",
  tap { text = "Choose a player. This turn, that player has -1 attack rolls.", choice = a_player,
        lasting { till = end_of_turn, always { of = choice, attack_roll = -1 } } },
}
