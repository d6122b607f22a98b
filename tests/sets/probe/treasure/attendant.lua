return treasure {
  name = "Attendant",
  when { event = item_activated, of = an_item, by = others, text = "When another player activates an item, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
