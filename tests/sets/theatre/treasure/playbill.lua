return treasure {
  name = "Playbill",
  tap { text = "Loot 1.", effect = function(you) draw_loot(you, 1) end },
  always { text = "You have +1 attack for each time the curtain fell this game.",
           attack = happened { event = curtain_fell, within = game } },
}
