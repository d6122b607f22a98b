return treasure {
  name = "Brawling Imp", fighter = true, hp = 1, attack = 2,
  when {
    event = monster_died, by = you,
    text = "When you kill a monster, put an HP counter on this.",
    effect = function(this) add_counters(this, 1, hp_counter) end,
  },
}
