return treasure {
  name = "Champion Belt",
  always { attack = 1, first = turn, text = "You have +1 attack for your first attack roll each turn." },
  always { attacks_per_turn = 1, text = "You may attack an additional time each turn." },
}
