return treasure {
  name = "The Map",
  when {
    event = turn_ending, of = you,
    text = "At the end of your turn, look at the top 4 cards of the monster deck and put them back in any order.",
    effect = function(you) reorder(you, deck.monster, 4) end,
  },
}
