return monster {
  name = "Proud Worm", hp = 1, evasion = 2, attack = 1, souls = 1,
  when { event = soul_gained, object = this, text = "When you gain this as a soul, gain 2¢.",
         effect = function(you) gain_coins(you, 2) end },
}
