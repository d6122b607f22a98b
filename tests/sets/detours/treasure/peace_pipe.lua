return treasure {
  name = "Peace Pipe",
  instead {
    event = attack_declared_on, by = others, may = true,
    text = "If another player would attack something, you may have them gain 1¢ instead.",
    effect = function(by) gain_coins(by, 1) end,
  },
}
