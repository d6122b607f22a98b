return treasure {
  name = "Obituary",
  when { event = destroyed, of = an_item { kind = gear_counter },
         text = "When an item with a gear counter is destroyed, gain 2¢.",
         effect = function(you) gain_coins(you, 2) end },
}
