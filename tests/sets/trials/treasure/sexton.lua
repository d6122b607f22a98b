return treasure {
  name = "Sexton",
  when { event = object_died, text = "When another object dies, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
