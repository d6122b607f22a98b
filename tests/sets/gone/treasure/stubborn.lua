return treasure {
  name = "Stubborn",
  instead { event = attack_cancelled, of = you, text = "If your attack would be cancelled, gain 1¢ instead.",
            effect = function(you) gain_coins(you, 1) end },
}
