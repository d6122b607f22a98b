return treasure {
  name = "Gate Keeper",
  cant {
    event = winning, of = a_player { other = true }, given = function(this) return this.counters < 3 end,
    text = "Other players can't win while this has fewer than 3 counters.",
  },
  when {
    event = turn_ending, of = you, given = happened { event = attack_declared, of = you, within = turn, at_most = 0 },
    text = "At the end of your turn, if you did not attack this turn, put this into discard.",
    effect = function(this) put_into_discard(this) end,
  },
  when {
    event = turn_ending, of = you, given = happened { event = attack_declared, of = you, within = turn },
    text = "At the end of your turn, if you attacked this turn, put a counter on this.",
    effect = function(this) add_counters(this, 1) end,
  },
}
