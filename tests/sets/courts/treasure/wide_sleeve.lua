return treasure {
  name = "Wide Sleeve",
  change { event = looting, of = you, text = "If you would loot, loot 1 more.",
           effect = function(event) event.amount = event.amount + 1 end },
}
