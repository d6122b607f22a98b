return treasure {
  name = "Laughing Track",
  change { event = applause_given, of = you, text = "If you would get applause, you get one more.",
           effect = function(event) event.amount = event.amount + 1 end },
}
