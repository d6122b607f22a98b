return treasure {
  name = "Tidy Desk",
  when {
    event = step_ended, step = "hand_limit", of = you,
    text = "After the check of your hand limit, gain 1¢ for each loot card in your hand.",
    effect = function(you) gain_coins(you, you.loot) end,
  },
}
