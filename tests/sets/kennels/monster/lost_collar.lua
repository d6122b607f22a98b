return monster {
  name = "Lost Collar",
  revealed {
    text = "The active player gains this as an item.",
    effect = function(this, active) gain_item(this, active) end,
  },
  paid { cost = { coins = 1 }, text = "Loot 1.", effect = function(you) draw_loot(you, 1) end },
}
