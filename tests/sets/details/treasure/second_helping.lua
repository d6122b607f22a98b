return treasure {
  name = "Second Helping",
  when { event = step_ended, step = "loot_step", of = you, text = "After your loot step, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
}
