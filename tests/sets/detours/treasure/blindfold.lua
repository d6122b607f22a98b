return treasure {
  name = "Blindfold",
  instead {
    event = revealing, of = others,
    text = "If another player would reveal cards, they gain 1¢ instead.",
    effect = function(of) gain_coins(of, 1) end,
  },
}
