return treasure {
  name = "Generosity",
  instead { event = coins_gained, of = a_player, text = "If a player would gain ¢, each player gains that much instead.",
            effect = function(amount) gain_coins(players, amount) end },
}
