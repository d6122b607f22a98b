return treasure {
  name = "Toffee Pot",
  tap {
    text = "Put a caramel counter on this.",
    effect = function(this) add_counters(this, 1, caramel_counter) end,
  },
  paid {
    cost = { destroy_this = true },
    text = "Destroy this: put as many caramel counters on a monster as there were on this.",
    target = a_monster,
    effect = function(this, target) add_counters(target, counters_on(this, caramel_counter), caramel_counter) end,
  },
}
