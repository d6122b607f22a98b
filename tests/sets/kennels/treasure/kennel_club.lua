return treasure {
  name = "Kennel Club",
  when {
    event = monster_died, from = an_item { fighter = true },
    text = "When a fighter kills a monster, gain 5¢.", effect = function(you) gain_coins(you, 5) end,
  },
  change {
    event = roll, from = an_item { fighter = true, yours = true },
    text = "Your fighters have +1 to their attack rolls.", effect = function(event) event.value = event.value + 1 end,
  },
}
