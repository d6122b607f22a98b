return treasure {
  name = "Pin Cushion", enters = { counters = 1 },
  paid { cost = { counters = 1 }, text = "Remove a counter: you take 1 non-lethal damage.",
         effect = function(you) deal(1, you, { lethal = false }) end },
}
