return treasure {
  name = "Barter Bag",
  instead { event = coins_gained, of = you, text = "When you would gain ¢, loot 1 instead.",
            effect = function(you) draw_loot(you, 1) end },
}
