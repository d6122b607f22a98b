return treasure {
  name = "Mom's Box",
  when {
    event = rolled, value = 4, may = true,
    text = "When a player rolls a 4, you may loot 1, then discard a loot card.",
    effect = function(you) draw_loot(you, 1) discard_loot(you, 1) end,
  },
}
