return loot {
  name = "Vulture",
  play { text = "If a monster died this turn: gain 2¢.", given = happened { event = monster_died, within = turn },
         effect = function(you) gain_coins(you, 2) end },
}
