return treasure {
  name = "The Poop",
  when { event = damage_taken, of = you, text = "When you take damage, put a counter on this.",
         effect = function(this) add_counters(this, 1) end },
  paid { cost = { counters = 1 }, text = "1 counter: prevent the next 1 damage to you this turn.",
         effect = function(you) prevent_next(you, 1) end },
}
