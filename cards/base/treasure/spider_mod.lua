return treasure {
  name = "Spider Mod",
  when {
    event = rolled, value = 5, may = true, target = a_monster { attacked = false },
    text = "When a player rolls a 5, you may replace a monster that isn't being attacked with the top card of " ..
           "the monster deck.",
    effect = function(target) replace_from_deck(target) end,
  },
}
