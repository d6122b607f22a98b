return treasure {
  name = "Tarot Cloth",
  when {
    event = rolled, value = 4,
    text = "When anyone rolls a 4, they give you 1 loot card of their choice.",
    effect = function(you, roller) give_loot(roller, you, 1) end,
  },
}
