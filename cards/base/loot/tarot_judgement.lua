return loot {
  name = "XX. Judgement",
  play {
    text = "Choose a player with the most souls. They destroy a soul of theirs.",
    target = a_player { most_souls = true }, choice = a_soul { of = target }, chooser = target,
    effect = function(choice) destroy_soul(choice) end,
  },
}
