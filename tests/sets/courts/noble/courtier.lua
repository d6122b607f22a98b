return noble {
  name = "Courtier", copies = 2,
  play { text = "Loot 1.", effect = function(you) draw_loot(you, 1) end },
}
