return treasure {
  name = "Tar Baby",
  instead {
    event = discarded, of = this,
    text = "If this would be put into discard, gain 2¢ instead.",
    effect = function(you) gain_coins(you, 2) end,
  },
}
