return treasure {
  name = "Tunnel Map",
  can { who = you, extra_attack = deck.monster, text = "You may attack the monster deck an additional time each turn." },
}
