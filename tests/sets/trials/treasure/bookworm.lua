return treasure {
  name = "Bookworm",
  tap { text = "If you played two or more loot cards this turn: gain 3¢.",
        given = happened { event = loot_played, by = you, within = turn, at_least = 2 },
        effect = function(you) gain_coins(you, 3) end },
}
