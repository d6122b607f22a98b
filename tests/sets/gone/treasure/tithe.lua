return treasure {
  name = "Tithe",
  change { event = rewards, of = a_monster, text = "The rewards of a monster are gained once more for each counter on it.",
           effect = function(event, of) event.times = event.times + of.counters end },
}
