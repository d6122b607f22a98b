return starting {
  name = "The Bone", souls = 1, eternal = true,
  tap { text = "Put a counter on this.", effect = function(this) add_counters(this, 1) end },
  paid { cost = { counters = 1 }, target = a_roll, text = "1 counter: add 1 to a roll.",
         effect = function(target) change_roll(target, 1) end },
  paid {
    cost = { counters = 2 }, target = one_of { a_monster, a_player },
    text = "2 counters: deal 1 damage to a monster or player.",
    effect = function(target) deal(1, target) end,
  },
  paid { cost = { counters = 5 }, text = "5 counters: this becomes a soul and loses its abilities.",
         effect = function(this) become_soul(this) end },
}
