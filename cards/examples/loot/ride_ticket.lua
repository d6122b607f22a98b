return loot {
  name = "Ride Ticket",
  play {
    text = "2¢: loot 3.",
    cost = { coins = 2 },
    effect = function(you) draw_loot(you, 3) end,
  },
}
