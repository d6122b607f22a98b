return treasure {
  name = "Roaring Crowd",
  tap {
    text = "If your last roll this turn was a 6 or higher: you may attack once more this turn.",
    given = last { event = rolled, by = you, within = turn, at_least = 6 },
    effect = function() extra_attack(1) end,
  },
}
