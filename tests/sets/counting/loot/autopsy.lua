return loot {
  name = "Autopsy",
  play {
    text = "Destroy an item. Gain 1¢ for each poison counter and 3¢ for each gear counter that was on it.",
    target = an_item,
    effect = function(target, you)
      destroy(target)
      gain_coins(you, counters_on(target, poison_counter) + 3 * counters_on(target, gear_counter))
    end,
  },
}
