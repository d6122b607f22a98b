return treasure {
  name = "Second Cast",
  instead { event = curtain_fell, text = "If the curtain would fall, loot 1 instead.", effect = function(you) draw_loot(you, 1) end },
}
