return treasure {
  name = "Starter Deck",
  when {
    event = turn_ending, of = you, given = at_least { loot = 8 },
    text = "At the end of your turn, if you have 8 or more loot cards, loot 2.",
    effect = function(you) draw_loot(you, 2) end,
  },
}
