return treasure {
  name = "Crash Mat",
  change {
    event = damage, to = you, first = turn,
    text = "The first damage you take each turn leaves you at least 1 HP.",
    effect = function(event) event.lethal = false end,
  },
}
