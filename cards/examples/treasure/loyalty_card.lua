return treasure {
  name = "Loyalty Card",
  tap {
    text = "If you bought an item this turn: loot 2.",
    given = happened { event = purchased, by = you, within = turn },
    effect = function(you) draw_loot(you, 2) end,
  },
}
