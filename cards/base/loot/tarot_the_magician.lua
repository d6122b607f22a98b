return loot {
  name = "I. The Magician",
  play {
    text = "Turn a die to a number of your choice.",
    target = a_roll,
    effect = function(you, target) set_roll(target, choose_number(you, 1, 6)) end,
  },
}
