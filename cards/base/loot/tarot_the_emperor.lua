return loot {
  name = "IV. The Emperor",
  play {
    text = "Look at the top 5 cards of the monster deck. Keep 1 on top and put the others on the bottom.",
    effect = function(you) keep_one(you, deck.monster, 5) end,
  },
}
