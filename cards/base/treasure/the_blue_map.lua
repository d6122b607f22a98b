return treasure {
  name = "The Blue Map",
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, look at the top 4 cards of the treasure deck and put them back in any order.",
    effect = function(you) reorder(you, deck.treasure, 4) end,
  },
}
