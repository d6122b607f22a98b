return loot {
  name = "Sticky Sweet", tags = { "snack" },
  play {
    text = "Put 2 caramel counters on a monster.",
    target = a_monster,
    effect = function(target) add_counters(target, 2, caramel_counter) end,
  },
}
