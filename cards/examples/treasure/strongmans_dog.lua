return treasure {
  name = "Strongman's Dog", fighter = true, hp = 2, attack = 1,
  tap {
    text = "Put an attack counter on this.",
    effect = function(this) add_counters(this, 1, attack_counter) end,
  },
}
