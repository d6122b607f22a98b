-- An item that any player may use, and that enters play with counters. Using it costs ¢ and a counter.
return treasure {
  name = "Gumball Machine", enters = { counters = 6 },
  paid {
    text = "Any player may use this. 1¢ and a counter of this: loot 1.",
    who = a_player, cost = { coins = 1, counters = 1 },
    effect = function(you) draw_loot(you, 1) end,
  },
  when {
    event = counters_removed, of = this, given = function(this) return this.counters == 0 end,
    text = "When the last counter is removed from this, destroy it.",
    effect = function(this) destroy(this) end,
  },
}
