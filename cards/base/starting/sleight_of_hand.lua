return starting {
  name = "Sleight of Hand", eternal = true,
  tap {
    text = "Look at the top 5 cards of a deck and put them back in any order.",
    target = a_deck,
    effect = function(you, target) reorder(you, target, 5) end,
  },
}
