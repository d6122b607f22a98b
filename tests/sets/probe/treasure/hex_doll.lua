return treasure {
  name = "Hex Doll",
  tap { text = "Choose a player. This turn, that player's attack rolls get -1.", choice = a_player,
        lasting { till = end_of_turn, always { of = choice, attack_roll = -1 } } },
}
