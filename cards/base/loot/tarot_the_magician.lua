return loot {
  name = "I. The Magician",
  play {
    text = "Change a die to a number of your choice, 1 to 6.",
    target = a_roll, target2 = a_number { from = 1, to = 6 },
    effect = function(target, target2) set_roll(target, target2) end,
  },
}
