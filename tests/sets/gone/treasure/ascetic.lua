return treasure {
  name = "Ascetic",
  instead { event = item_gained, of = you, text = "If you would gain an item, gain 2¢ instead.",
            effect = function(you) gain_coins(you, 2) end },
}
