return treasure {
  name = "Mom's Box",
  when {
    event = rolled, value = 4, may = true,
    text = "When anyone rolls a 4, you may loot 1 and then discard a loot.",
    effect = function(you) draw_loot(you, 1) discard_loot(you, 1) end,
  },
}
