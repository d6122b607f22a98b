return loot {
  name = "Dice Shard", copies = 3,
  play {
    text = "Have a die rolled again.",
    target = a_roll,
    effect = function(target) reroll(target) end,
  },
}
