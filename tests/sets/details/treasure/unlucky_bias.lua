return treasure {
  name = "Unlucky Bias",
  instead { event = roll, of = you, text = "Your rolls are 7 lower.",
            effect = function(event) event.value = event.value - 7 end },
}
