return loot {
  name = "Even Money",
  play {
    text = "Choose an even number from 1 to 6. Gain that many ¢.",
    choice = a_number { from = 1, to = 6, where = function(it) return it % 2 == 0 end },
    effect = function(you, choice) gain_coins(you, choice) end,
  },
}
