return loot {
  name = "Rag Bag",
  play {
    text = "Put a treasure from the discard pile on top of its deck.",
    target = a_card { pile = discard.treasure },
    effect = function(target) put_on_top(target) end,
  },
}
