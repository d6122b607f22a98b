return monster {
  name = "Boom Fly", hp = 1, evasion = 4, attack = 1, rewards = { coins = 4 },
  when {
    event = monster_died, of = this,
    text = "When this dies, it deals 1 damage to each player.",
    effect = function() deal(1, players) end,
  },
}
