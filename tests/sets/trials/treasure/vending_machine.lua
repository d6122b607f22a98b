return treasure {
  name = "Vending Machine",
  paid { text = "Any player may use this. 2¢: loot 1.", who = a_player, cost = { coins = 2 },
         effect = function(you) draw_loot(you, 1) end },
}
