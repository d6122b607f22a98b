return treasure {
  name = "Double Leash",
  change { event = gaining_treasure, of = you, text = "If you would gain treasure, gain 1 more.",
           effect = function(event) event.amount = event.amount + 1 end },
}
