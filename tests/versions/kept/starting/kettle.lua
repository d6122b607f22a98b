return starting {
  name = "Kettle", eternal = true,
  when { event = damage_taken, of = you, text = "When you take damage, gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
