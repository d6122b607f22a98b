return treasure { name = "Plain Box",
  tap { text = "Loot 1.", effect = function(you) draw_loot(you, 1) end },
}
