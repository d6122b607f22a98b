return treasure {
  name = "Prompter's Box",
  when { event = curtain_fell, text = "When the curtain falls, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
