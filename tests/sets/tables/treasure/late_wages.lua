return treasure {
  name = "Late Wages",
  paid {
    cost = { counters = 1 },
    text = "Remove a counter: if you have 3¢ or played a loot card this turn, gain 3¢.",
    given = function(you)
      return you.coins >= 3 or happened { event = loot_played, by = you, within = turn } > 0
    end,
    effect = function(you) gain_coins(you, 3) end,
  },
}
