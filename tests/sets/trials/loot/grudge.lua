return loot {
  name = "Grudge",
  play { text = "Choose a player. At the end of the turn, if that player took 2 or more damage this turn, loot 1.",
         target = a_player,
         lasting { till = end_of_turn,
                   when { event = turn_ending, given = total { event = damage_taken, of = target, within = turn, at_least = 2 },
                          effect = function(you) draw_loot(you, 1) end } } },
}
