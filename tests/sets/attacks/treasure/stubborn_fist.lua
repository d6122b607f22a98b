return treasure {
  name = "Stubborn Fist",
  instead { event = attack_handed_over, text = "If an attack would be handed over, gain 1¢ instead.",
            effect = function(you) gain_coins(you, 1) end },
}
