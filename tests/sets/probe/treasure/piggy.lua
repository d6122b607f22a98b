return treasure {
  name = "Piggy",
  instead { event = coins_gained, of = you, text = "When you would gain ¢, put that many counters on this instead.",
            effect = function(this, amount) add_counters(this, amount) end },
}
