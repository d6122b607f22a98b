return treasure {
  name = "Well", copies = 4,
  tap { text = "Loot 1.", effect = function(you) draw_loot(you, 1) end },
}
