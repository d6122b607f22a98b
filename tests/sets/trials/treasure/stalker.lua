return treasure {
  name = "Stalker",
  when { event = attack_declared_on, of = a_monster, text = "When an attack is declared on a monster, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
