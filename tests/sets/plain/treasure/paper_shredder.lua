return treasure {
  name = "Paper Shredder",
  paid {
    cost = { discard_loot = 1 }, times = 3,
    text = "Discard up to 3 loot cards: gain 2¢ for each.",
    effect = function(you, paid) gain_coins(you, 2 * paid) end,
  },
}
