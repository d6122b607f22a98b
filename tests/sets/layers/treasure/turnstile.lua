return treasure {
  name = "Turnstile",
  always { of = an_item { yours = true, other = true, charged = true },
           text = "Your other charged items have: any player may pay 2¢ to loot 2.",
           has = { paid { text = "2¢: Loot 2. Any player may use this.", cost = { coins = 2 }, who = a_player,
                          effect = function(you) draw_loot(you, 2) end } } },
}
