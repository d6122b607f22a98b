return treasure {
  name = "The Poop",
  when { event = damage_taken, of = you, text = "When you take damage, put a counter on this.",
         effect = function(this) add_counters(this, 1) end },
  paid {
    cost = { counters = 1 },
    text = "1 counter: prevent up to 1 of the next damage to you this turn.",
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = you, effect = function(event) prevent(event, 1) end },
    },
  },
}
