return treasure {
  name = "Second Cent",
  change { event = coins_gained, of = you, every = 2, text = "Every second time each turn you gain ¢, gain 1¢ more.",
           effect = function(event) event.amount = event.amount + 1 end },
}
