return treasure {
  name = "Sleeper",
  paid { text = "1¢: if this was recharged this turn: loot 1.", cost = { coins = 1 },
         given = happened { event = recharged, of = this, within = turn },
         effect = function(you) draw_loot(you, 1) end },
}
