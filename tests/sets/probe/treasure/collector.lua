return treasure {
  name = "Collector",
  when { event = item_gained, of = you, text = "When you gain an item, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
