return treasure {
  name = "Second Hand",
  change {
    event = buying, by = you, of = a_card { pile = discard.treasure },
    text = "Items that you buy from discard cost 4¢ less.",
    effect = function(event) event.price = event.price - 4 end,
  },
}
