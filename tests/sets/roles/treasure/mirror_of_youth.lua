return treasure {
  name = "Mirror of Youth",
  instead {
    event = card_put,
    text = "If an effect would put a card anywhere, gain 3¢ instead.",
    effect = function(you) gain_coins(you, 3) end,
  },
}
