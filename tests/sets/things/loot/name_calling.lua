return loot {
  name = "Name Calling",
  play {
    text = "Gain the Lamp Spirit from outside the game.", target = a_card { pile = outside, named = "Lamp Spirit" },
    effect = function(target, you) gain_item(target, you) end,
  },
}
