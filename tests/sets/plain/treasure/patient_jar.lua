return treasure {
  name = "Patient Jar",
  enters = { counters = 2 },
  tap { text = "Put a counter on this.", effect = function(this) add_counters(this, 1) end },
  paid {
    cost = { counters = 3 },
    text = "3 counters: loot 2.",
    effect = function(you) draw_loot(you, 2) end,
  },
}
