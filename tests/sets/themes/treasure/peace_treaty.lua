return treasure {
  name = "Peace Treaty",
  when { event = turn_started, of = you, text = "At the start of your turn, put a counter on this.",
         effect = function(this) add_counters(this, 1) end },
  when {
    event = turn_ending, of = you, given = happened { event = monster_died, within = game, at_most = 0 },
    text = "At the end of your turn, if no monster has died in this game and this has 3 counters, you win.",
    effect = function(this, you)
      if this.counters >= 3 then win(you) end
    end,
  },
}
