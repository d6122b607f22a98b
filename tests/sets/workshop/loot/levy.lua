return loot {
  name = "Levy",
  play {
    text = "Each other player may pay 1¢ to you. Each who does not takes 1 damage.",
    effect = function(you) toll_each(1, you) end,
  },
}
