return treasure {
  name = "Sinkhole",
  instead { event = roll, of = you, value = 4, text = "If you would roll a 4, gain 1¢ instead.",
            effect = function(you) gain_coins(you, 1) end },
}
