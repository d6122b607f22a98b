return treasure {
  name = "Spider Mod",
  when {
    event = rolled, value = 5, may = true, target = a_monster { attacked = false },
    text = "When anyone rolls a 5, you may put a monster that isn't being attacked into discard, to be replaced.",
    effect = function(target) put_into_discard(target) end,
  },
}
