return treasure {
  name = "Nudge",
  would { event = roll, value = 2, text = "When a die would come up 2, turn it to 6.",
          effect = function(event) set_roll(event, 6) end },
}
