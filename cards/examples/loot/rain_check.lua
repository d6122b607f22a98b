return loot {
  name = "Rain Check",
  play {
    text = "The next time you would lose ¢, loot 1 instead.",
    lasting {
      till = used, uses = 1,
      instead { event = coins_lost, of = you, effect = function(you) draw_loot(you, 1) end },
    },
  },
}
