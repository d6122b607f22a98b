return treasure {
  name = "Hermit",
  when { event = turn_ending, of = you, given = happened { event = attack_declared, of = you, within = turn, at_most = 0 },
         text = "At the end of your turn, if you did not attack this turn, gain 2¢.",
         effect = function(you) gain_coins(you, 2) end },
  paid { cost = { counters = 1 }, given = happened { event = loot_played, by = you, within = turn, at_least = 1, at_most = 2 },
         text = "1 counter: if you played 1 or 2 loot this turn, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
