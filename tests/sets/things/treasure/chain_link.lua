return treasure {
  name = "Chain Link",
  when { event = damage_taken, of = you, text = "When you take damage, gain 1¢ for each triggered ability on the stack.",
         effect = function(you) gain_coins(you, count(a_trigger)) end },
}
