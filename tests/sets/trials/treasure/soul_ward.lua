return treasure {
  name = "Soul Ward",
  when { event = soul_lost, of = you, by = others, text = "When another player takes a soul from you, gain 3¢.",
         effect = function(you) gain_coins(you, 3) end },
}
