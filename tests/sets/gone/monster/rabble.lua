return monster {
  name = "Rabble", hp = 1, evasion = 2, attack = 1,
  when { event = attack_declared_on, of = this, text = "Team Up: each other player attacks this, too.",
         effect = function(this) join_attack(others, this) end },
}
