return treasure {
  name = "Rabbit Foot",
  paid { cost = { coins = 1 }, given = at_least { luck = 3 }, text = "1¢: while you have 3 luck, loot 1.",
         effect = function(you) draw_loot(you, 1) end },
}
