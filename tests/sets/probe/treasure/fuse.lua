return treasure {
  name = "Fuse",
  when { event = turn_ending, of = you, text = "At the end of your turn, you take 2 damage.",
         effect = function(you) take_damage(you, 2) end },
}
