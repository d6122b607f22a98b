return loot {
  name = "Afterthought",
  play { text = "The next time you gain ¢ this turn, you may loot 1.",
         lasting { till = end_of_turn, uses = 1,
                   when { event = coins_gained, of = you, may = true, effect = function(you) draw_loot(you, 1) end } } },
}
