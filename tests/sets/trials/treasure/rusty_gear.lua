return treasure {
  name = "Rusty Gear",
  tap { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  paid { text = "1¢: if this was activated this turn: loot 1.", cost = { coins = 1 },
         given = happened { event = item_activated, of = this, within = turn },
         effect = function(you) draw_loot(you, 1) end },
}
