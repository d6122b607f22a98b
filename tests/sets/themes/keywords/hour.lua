return keyword {
  name = "Hour",
  text = "At the end of each turn, remove an hour counter from this. A monster with an hour counter can't be attacked.",
  cant { attack = this, text = "This can't be attacked." },
  when { event = turn_ending, text = "At the end of each turn, remove an hour counter from this.",
         effect = function(this) remove_counters(this, 1, hour_counter) end },
}
