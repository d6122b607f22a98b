return treasure {
  name = "Haggler",
  change {
    event = buying, by = you,
    text = "If you would pay for a purchase, its price is 4¢ lower.",
    effect = function(event) event.price = math.max(event.price - 4, 0) end,
  },
}
