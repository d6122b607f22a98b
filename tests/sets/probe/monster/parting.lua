return monster {
  name = "Parting", hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 },
  when { event = left_play, of = this, text = "When this leaves play, each player gains 1¢.",
         effect = function() gain_coins(players, 1) end },
}
