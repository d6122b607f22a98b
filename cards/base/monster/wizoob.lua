return monster {
  name = "Wizoob", hp = 3, evasion = 5, attack = 1, rewards = { loot = 3 },
  when {
    event = monster_died, of = this, target = a_player,
    text = "When this dies, a player chosen by the active player destroys a soul of theirs.",
    effect = function(target) destroy_soul(choose(target, a_soul { of = target })) end,
  },
}
