return loot {
  name = "Golden Nail",
  play {
    text = "Put an eternal counter on a non-eternal item of yours.",
    target = an_item { yours = true, eternal = false },
    effect = function(target) add_counters(target, 1, eternal_counter) end,
  },
}
