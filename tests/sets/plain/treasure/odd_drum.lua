return treasure {
  name = "Odd Drum",
  when {
    event = counters_added, of = this,
    text = "When the 1st, 3rd, or 5th counter is put on this, gain 1¢.",
    given = function(this) return this.counters % 2 == 1 and this.counters < 6 end,
    effect = function(you) gain_coins(you, 1) end,
  },
  tap { text = "Put a counter on this.", effect = function(this) add_counters(this, 1) end },
}
