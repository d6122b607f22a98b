return loot {
  name = "Half-Price Coupon",
  play {
    text = "The next item you would buy this turn costs 5¢ less.",
    lasting {
      till = end_of_turn, uses = 1,
      change {
        event = buying, of = an_item, by = you,
        effect = function(event) event.price = math.max(event.price - 5, 0) end,
      },
    },
  },
}
