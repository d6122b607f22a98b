-- A list of players stands for a group.
return monster {
  name = "Tug of War", hp = 4, evasion = 4, attack = 1, rewards = { coins = 5 },
  when {
    event = attack_declared_on, of = this,
    text = "Team Up: when an attack on this is declared, the players to the left and right of the attacker attack it, too.",
    effect = function(this, by) join_attack({ by.left, by.right }, this) end,
  },
}
