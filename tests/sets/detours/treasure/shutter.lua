return treasure {
  name = "Shutter",
  instead {
    event = purchase_declared_on, by = others, first = turn,
    text = "The first time each turn another player would buy something, they loot 1 instead.",
    effect = function(by) draw_loot(by, 1) end,
  },
}
