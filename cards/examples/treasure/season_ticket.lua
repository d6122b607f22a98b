return treasure {
  name = "Season Ticket",
  always { purchases_per_turn = 1, text = "You may buy one more item each turn." },
  always { price = -2, text = "Shop items cost you 2¢ less." },
}
