return loot {
  name = "Whistle",
  play { text = "Gain 1¢ if an attack was declared in this attack.",
         given = happened { event = attack_declared, within = attack },
         effect = function(you) gain_coins(you, 1) end },
}
