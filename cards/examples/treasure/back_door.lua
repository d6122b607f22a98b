return treasure {
  name = "Back Door",
  can {
    who = you, extra_attack = deck.monster,
    text = "You may attack the monster deck an additional time each turn.",
  },
}
