return monster {
  name = "The Lamb", hp = 6, evasion = 3, attack = 6, rewards = { coins = 3 }, souls = 1,
  when {
    event = monster_died, of = this, may = true, target = a_player { other = true },
    text = "When this dies, the active player may choose another player. That player gives them a soul they choose.",
    effect = function(active, target) steal_soul(active, choose(target, a_soul { of = target })) end,
  },
}
