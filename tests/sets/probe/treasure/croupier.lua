return treasure {
  name = "Croupier",
  when { event = die_cast, text = "When a die is rolled, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
