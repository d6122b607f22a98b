return treasure {
  name = "Spindown",
  change {
    event = rolling, of = you,
    text = "Your dice have 20 sides.",
    effect = function(event) event.sides = 20 end,
  },
}
