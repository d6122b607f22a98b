return treasure {
  name = "Lucky Bias",
  change { event = roll, of = you, text = "Your rolls are 1 higher.",
           effect = function(event) event.value = event.value + 1 end },
}
