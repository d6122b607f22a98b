return monster {
  name = "The Lamb", hp = 6, evasion = 3, attack = 6, rewards = { coins = 3 }, souls = 1,
  when {
    event = monster_died, of = this, may = true, target = a_player { active = false },
    text = "When this dies, the active player may have another player give them a soul of the giver's choice.",
    effect = function(active, target) steal_soul(active, choose(target, a_soul { of = target })) end,
  },
}
