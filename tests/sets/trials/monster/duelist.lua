return monster {
  name = "Duelist", hp = 3, evasion = 4, attack = 1,
  when { event = attack_declared_on, of = this, target = a_player { active = false },
         text = "Team Up: a player attacks this, too.",
         effect = function(this, target) join_attack(target, this) end },
}
