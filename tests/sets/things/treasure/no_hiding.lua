return treasure {
  name = "No Hiding",
  instead { event = card_put, by = others, text = "If another player would put a card somewhere, gain 1¢ instead.",
            effect = function(you) gain_coins(you, 1) end },
}
