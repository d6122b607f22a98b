return monster {
  name = "Death", hp = 3, evasion = 4, attack = 2, rewards = { treasure = 1 }, souls = 1,
  when {
    event = monster_died, of = this, target = a_player,
    text = "When this dies, kill a player chosen by the active player.",
    effect = function(target) kill(target) end,
  },
}
