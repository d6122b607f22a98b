return monster {
  name = "Satan!", hp = 6, evasion = 4, attack = 2, rewards = { treasure = 2 }, souls = 2, min_players = 3,
  when {
    event = rolled, attack = true, object = this, value = 6, target = a_player { living = true },
    text = "When an attack roll against this is a 6, kill a living player chosen by the attacker.",
    effect = function(target) kill(target) end,
  },
}
