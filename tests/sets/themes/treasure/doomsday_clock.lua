return treasure {
  name = "Doomsday Clock",
  when {
    event = turn_started, of = you,
    text = "At the start of your turn, put a counter on this. If it has 4 counters, you win.",
    effect = function(this, you)
      add_counters(this, 1)
      if this.counters >= 4 then win(you) end
    end,
  },
}
