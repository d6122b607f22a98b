return loot {
  name = "Forethought",
  play { text = "The next time you would take damage this turn, you may loot 1.",
         lasting { till = end_of_turn, uses = 1,
                   would { event = damage, of = you, may = true, effect = function(you) draw_loot(you, 1) end } } },
}
