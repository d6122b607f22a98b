return treasure {
  name = "Usher",
  when { event = curtain_fell, by = you, text = "When you let the curtain fall, loot 1.", effect = function(you) draw_loot(you, 1) end },
}
