return monster {
  name = "Restless Spirit",
  hp = 2, evasion = 3, attack = 1, souls = 1, rewards = { coins = 1 },
  always { of = you, as_soul = true, attack = 1, text = "As long as this is your soul, you have +1 attack." },
  when { event = turn_started, of = you, as_soul = true, text = "As long as this is your soul, at the start of your turn, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
  when { event = damage_taken, of = this, text = "When this takes damage, each player loses 1¢.",
         effect = function() lose_coins(players, 1) end },
}
