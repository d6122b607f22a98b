return loot {
  name = "IX. The Hermit",
  play {
    text = "Look at the top 5 cards of the treasure deck. Keep 1 on top and put the others on the bottom.",
    effect = function(you) keep_one(you, deck.treasure, 5) end,
  },
}
