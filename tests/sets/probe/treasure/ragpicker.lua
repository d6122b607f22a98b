return treasure {
  name = "Ragpicker",
  when { event = loot_discarded, text = "When a player discards a loot, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
