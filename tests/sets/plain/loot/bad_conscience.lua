return loot {
  name = "Bad Conscience",
  play {
    text = "Gain 1¢ for each loot card you played this turn.",
    effect = function(you) gain_coins(you, happened { event = loot_played, by = you, within = turn }) end,
  },
}
