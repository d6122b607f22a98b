return starting {
  name = "Wing Case", eternal = true,
  tap { text = "Loot 1.", effect = function(you) draw_loot(you, 1) end },
}
