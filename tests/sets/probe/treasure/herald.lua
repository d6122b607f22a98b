return treasure {
  name = "Herald",
  when { event = attack_declared, of = you, text = "When you declare an attack, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
