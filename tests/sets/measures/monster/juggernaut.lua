return monster {
  name = "Juggernaut", hp = 3, evasion = 3, attack = 1, weight = 3, rewards = { coins = 1 },
  when { event = monster_died, of = this, text = "When this dies, the active player gains ¢ equal to its weight.",
         effect = function(this, active) gain_coins(active, this.weight) end },
}
