return treasure {
  name = "The Compass",
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, look at the top 4 cards of the loot deck and put them back in any order.",
    effect = function(you) reorder(you, deck.loot, 4) end,
  },
}
