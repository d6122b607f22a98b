return monster {
  name = "Bristle", hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 },
  when { event = attack_declared_on, of = this, text = "When an attack is declared on this, you take 1 damage.",
         effect = function(you) take_damage(you, 1) end },
}
