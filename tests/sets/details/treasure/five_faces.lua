return treasure {
  name = "Five Faces",
  when { event = rolled, value = { 1, 2, 3, 4, 5 }, text = "When a player rolls a 1, 2, 3, 4, or 5, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
