return treasure {
  name = "Killer's Pay",
  when { event = killed, of = you, text = "When you are killed, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
