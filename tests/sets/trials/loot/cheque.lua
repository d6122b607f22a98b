return loot {
  name = "Cheque",
  play { text = "The next time you would lose ¢ this turn, loot 1 instead.",
         lasting { till = end_of_turn, uses = 1,
                   instead { event = coins_lost, of = you, effect = function(you) draw_loot(you, 1) end } } },
}
