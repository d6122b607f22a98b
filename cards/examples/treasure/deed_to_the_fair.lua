return treasure {
  name = "Deed to the Fair",
  paid {
    text = "30¢, on your turn: you win.",
    cost = { coins = 30 }, during = your_turn,
    effect = function(you) win(you) end,
  },
}
