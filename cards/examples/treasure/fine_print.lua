return treasure {
  name = "The Fine Print",
  instead {
    event = death, of = you, given = at_least { coins = 6 },
    text = "If you would die while you have 6¢ or more, lose 6¢ instead.",
    effect = function(you) lose_coins(you, 6) end,
  },
}
