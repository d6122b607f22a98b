return treasure {
  name = "Powder Keg",
  when {
    event = turn_ending,
    text = "At the end of each turn, put a counter on this. If it has 3 counters, destroy this and deal 1 damage to each player.",
    effect = function(this)
      add_counters(this, 1)
      if this.counters >= 3 and destroy(this) then deal(1, players) end
    end,
  },
}
