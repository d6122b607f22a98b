return treasure {
  name = "Ear Trumpet",
  when { event = die_cast, value = 6, text = "When a 6 is rolled, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
