return treasure {
  name = "Hunter",
  when { event = attack_declared_on, of = a_monster, by = you,
         text = "When you declare an attack on a monster, gain 3¢.",
         effect = function(you) gain_coins(you, 3) end },
}
