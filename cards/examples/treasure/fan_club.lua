-- Levels are counters, too.
return treasure {
  name = "Fan Club",
  when {
    event = counters_added, of = an_item, kind = level_counter, first = turn,
    text = "The first time an item levels up each turn, gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
