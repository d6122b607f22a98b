return monster {
  name = "Warlord", hp = 3, evasion = 4, attack = 1, rewards = { coins = 5 },
  when { event = attack_declared_on, of = this, text = "Team Up: each other player attacks this, too.",
         effect = function(this) join_attack(others, this) end },
}
