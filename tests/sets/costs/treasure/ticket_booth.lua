return treasure {
  name = "Ticket Booth",
  paid { cost = { coins = 3 }, or_cost = { discard_loot = 1 }, text = "3¢, or discard 1 loot: draw 2 loot.",
         effect = function(you) draw_loot(you, 2) end },
}
