return treasure {
  name = "Doubler",
  change { event = coins_gained, of = you, text = "When you would gain ¢, gain twice as much.",
           effect = function(event) event.amount = event.amount * 2 end },
}
