return treasure {
  name = "Spyglass",
  tap { text = "Look at the top 2 cards of the noble deck and put them back in any order.",
        effect = function(you) reorder(you, deck.noble, 2) end },
}
