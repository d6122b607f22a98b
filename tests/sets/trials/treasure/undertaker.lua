return treasure {
  name = "Undertaker",
  when { event = destroyed, of = an_item, text = "When an item is destroyed, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
