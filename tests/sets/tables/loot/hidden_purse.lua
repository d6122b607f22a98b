return loot {
  name = "Hidden Purse",
  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
  when { event = turn_ending, of = you, in_hand = true, text = "At the end of your turn, if this is in your hand, gain 2¢.",
         effect = function(you) gain_coins(you, 2) end },
}
