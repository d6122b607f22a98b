return loot {
  name = "Levy",
  play { text = "Loot 2 from the noble deck.", effect = function(you) draw_loot(you, 2, { deck = deck.noble }) end },
}
