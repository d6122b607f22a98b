return treasure {
  name = "Barker's Hat",
  change {
    event = coins_gained, of = you, at_least = 3,
    text = "When you would gain 3¢ or more, gain 1¢ more.",
    effect = function(event) event.amount = event.amount + 1 end,
  },
}
