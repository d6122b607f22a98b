return loot {
  name = "Voucher",
  play {
    text = "The next item you buy this turn costs 0¢.",
    lasting {
      till = end_of_turn, uses = 1,
      change { event = buying, by = you, of = an_item, effect = function(event) event.price = 0 end },
    },
  },
}
