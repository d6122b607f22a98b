return loot {
  name = "XVIII. The Moon",
  play {
    text = "Look at the top 5 cards of the loot deck. Keep 1 on top and put the others on the bottom.",
    effect = function(you) keep_one(you, deck.loot, 5) end,
  },
}
