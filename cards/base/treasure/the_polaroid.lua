return treasure {
  name = "The Polaroid",
  when {
    event = turn_ending, of = you, given = at_most { loot = 0 },
    text = "At the end of your turn, if you hold 0 loot cards, loot 2.",
    effect = function(you) draw_loot(you, 2) end,
  },
}
