return loot {
  name = "Dog Biscuit", tags = { "snack" },
  play {
    text = "Put an HP counter on a fighter.",
    target = an_item { fighter = true },
    effect = function(target) add_counters(target, 1, hp_counter) end,
  },
}
