return attraction {
  name = "The Big Wheel",
  paid {
    text = "1¢, once each turn: put a counter on this.",
    cost = { coins = 1 }, uses_per_turn = 1,
    effect = function(this) add_counters(this, 1) end,
  },
  when {
    event = counters_added, of = this,
    text = "When counters are put on this and it has 4 or more, remove them. Then each player loots 1.",
    given = has_counters(4),
    effect = function(this)
      remove_counters(this, this.counters)
      draw_loot(players, 1)
    end,
  },
}
