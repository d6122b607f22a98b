return monster {
  name = "Wizoob", hp = 3, evasion = 5, attack = 1, rewards = { loot = 3 },
  when {
    event = monster_died, of = this, target = a_player, choice = a_soul { of = target }, chooser = target,
    text = "When this dies, the active player chooses a player. That player destroys a soul of theirs.",
    effect = function(choice) destroy_soul(choice) end,
  },
}
