return monster {
  name = "Spiteful", hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 },
  when { event = damage_taken, of = this, combat = true,
         text = "When this takes combat damage, it deals 1 damage to the attacker.",
         effect = function(attacker) deal(1, attacker) end },
}
