return loot {
  name = "Crystal Gazing",
  play {
    text = "Look at the top 4 cards of a deck and put them back in any order.",
    target = a_deck,
    effect = function(you, target) reorder(you, target, 4) end,
  },
}
