-- A choice is made as the card resolves; here by the targeted player.
return loot {
  name = "Charity Drive",
  play {
    text = "Choose a player with the most ¢. They choose a non-eternal item of theirs. Reroll it.",
    target = a_player { most_coins = true }, choice = an_item { of = target, eternal = false }, chooser = target,
    effect = function(choice) reroll_item(choice) end,
  },
}
