return monster {
  name = "Yapper", hp = 3, evasion = 3, attack = 1,
  when { event = damage_taken, of = this, text = "When this takes damage, each player loses 1¢.",
         effect = function() lose_coins(players, 1) end },
}
