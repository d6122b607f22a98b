return treasure {
  name = "Dry Baby",
  change {
    event = damage, to = you, at_least = 2,
    text = "When you would take 2 or more damage, take 1 instead.",
    effect = function(event) event.amount = 1 end,
  },
}
