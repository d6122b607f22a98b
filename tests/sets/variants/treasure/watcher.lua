return treasure {
  name = "Watcher",
  when { event = item_activated, of = an_item, text = "When an item is activated, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
