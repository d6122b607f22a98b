return treasure {
  name = "Cargo",
  change { event = gaining_treasure, of = you, text = "If you would gain treasure, gain that much plus 1.",
           effect = function(event) event.amount = event.amount + 1 end },
}
