return loot {
  name = "Dice Shard", copies = 3,
  play {
    text = "Reroll a die.",
    target = a_roll,
    effect = function(target) reroll(target) end,
  },
}
