return treasure {
  name = "Shelter",
  tap { text = "Till your next turn you have +1 HP.", lasting { till = your_next_turn, always { hp = 1 } } },
}
