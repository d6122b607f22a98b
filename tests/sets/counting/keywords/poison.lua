return keyword {
  name = "Poison",
  text = "This has -1 attack for each poison counter. At the end of each turn, if it has 3 of them, destroy it.",
  always { of = this, attack = function(this) return -counters_on(this, poison_counter) end,
           text = "This has -1 attack for each poison counter." },
  when { event = turn_ending, given = function(this) return counters_on(this, poison_counter) >= 3 end,
         text = "At the end of each turn, if this has 3 poison counters, destroy it.",
         effect = function(this) destroy(this) end },
}
