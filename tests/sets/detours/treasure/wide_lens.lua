return treasure {
  name = "Wide Lens",
  change {
    event = revealing, of = you,
    text = "If you would reveal cards, reveal 2 more.",
    effect = function(event) event.amount = event.amount + 2 end,
  },
}
