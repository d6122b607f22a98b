return monster {
  name = "Old Moon",
  revealed { text = "For the rest of the game, the active player gains 1¢ at the end of each round.",
             lasting { till = forever, when { event = round_ended, effect = function(active) gain_coins(active, 1) end } } },
}
