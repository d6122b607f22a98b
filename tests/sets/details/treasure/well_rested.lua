return treasure {
  name = "Well Rested",
  when { event = turn_ending, of = you, given = function(you) return you.attacks > 0 end,
         text = "At the end of your turn, if you have an attack left, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
}
