return treasure {
  name = "Smelter",
  paid {
    cost = { discard_loot = 1 },
    text = "Discard a loot card: gain 3¢.",
    effect = function(you) gain_coins(you, 3) end,
  },
}
