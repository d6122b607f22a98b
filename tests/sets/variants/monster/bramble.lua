return monster {
  name = "Bramble", hp = 1, evasion = 3, attack = 1, rewards = { coins = 3 },
  when { event = damage_taken, of = this, text = "When this takes damage, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
