return treasure {
  name = "Vain Actor",
  when { event = applause_given, of = you, text = "When you get applause, gain as many ¢.",
         effect = function(you, amount) gain_coins(you, amount) end },
  always { text = "You have +1 HP for each time you got applause this turn.",
           hp = happened { event = applause_given, of = you, within = turn } },
}
