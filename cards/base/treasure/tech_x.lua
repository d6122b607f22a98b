return treasure {
  name = "Tech X",
  tap { text = "Put a counter on this.", effect = function(this) add_counters(this, 1) end },
  paid {
    cost = { counters = 3 }, target = one_of { a_monster, a_player },
    text = "3 counters: kill a monster or player.",
    effect = function(target) kill(target) end,
  },
}
