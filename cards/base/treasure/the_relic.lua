return treasure {
  name = "The Relic",
  when {
    event = rolled, value = 1,
    text = "When a player rolls a 1, loot 1.",
    effect = function(you) draw_loot(you, 1) end,
  },
}
