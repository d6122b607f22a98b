return treasure {
  name = "Monster Manual", min_players = 3,
  tap {
    text = "Choose a monster. The active player must attack it this turn if able.",
    target = a_monster { attackable = true },
    lasting { till = end_of_turn, must { who = active, attack = target } },
  },
}
