return monster {
  name = "Cursed Horf", hp = 1, evasion = 4, attack = 1, rewards = { coins = 3 },
  when {
    event = rolled, value = 2,
    text = "When a player rolls a 2, they take 2 damage.",
    effect = function(roller) take_damage(roller, 2) end,
  },
}
