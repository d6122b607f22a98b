return treasure {
  name = "The Dead Cat", guppy = true, enters = { counters = 9 },
  change {
    event = damage, to = you, given = has_counters(1),
    text = "When you would take damage, remove that many counters from this and prevent that much.",
    effect = function(this, event) prevent(event, remove_counters(this, event.amount)) end,
  },
}
