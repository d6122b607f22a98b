return treasure {
  name = "Tarot Cloth",
  when {
    event = rolled, of = others, value = 4,
    text = "When another player rolls a 4, they give you a loot card of their choice.",
    effect = function(you, roller) give_loot(roller, you, 1) end,
  },
}
