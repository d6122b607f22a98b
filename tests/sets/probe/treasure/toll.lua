return treasure {
  name = "Toll",
  when { event = coins_gained, of = you, text = "When you gain ¢, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
}
