return treasure {
  name = "Heir",
  when { event = object_died, after = rewards, text = "When another object dies, after its rewards, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
