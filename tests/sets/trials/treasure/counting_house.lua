return treasure {
  name = "Counting House",
  change { event = coins_gained, of = you, text = "When you gain ¢, gain 1¢ more.",
           effect = function(event) event.amount = event.amount + 1 end },
}
