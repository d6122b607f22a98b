return bonus_soul {
  name = "Soul of Sixes", souls = 1,
  claim { coins = 25, text = "The first player with 25¢ or more gains this." },
  when { event = rolled, value = 6, text = "When a player rolls a 6, they gain 1¢.",
         effect = function(roller) gain_coins(roller, 1) end },
}
