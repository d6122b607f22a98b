return loot {
  name = "Open the Gate",
  play {
    text = "Choose a player. They must attack the monster deck in their next turn.",
    target = a_player,
    lasting { from_next_turn_of = target, till = end_of_turn, must { who = target, attack = deck.monster } },
  },
}
