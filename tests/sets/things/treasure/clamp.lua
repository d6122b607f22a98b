return treasure {
  name = "Clamp",
  instead { event = flipped, of = an_item, text = "If an item would be flipped, gain 1¢ instead.",
            effect = function(you) gain_coins(you, 1) end },
}
