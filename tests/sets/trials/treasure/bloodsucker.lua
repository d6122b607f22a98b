return treasure {
  name = "Bloodsucker",
  instead { event = healed, of = a_player, text = "If a player would heal, gain 2¢ instead.",
            effect = function(you) gain_coins(you, 2) end },
}
