return monster {
  name = "Holy Dinga", hp = 3, evasion = 3, attack = 1, rewards = { coins = die },
  when {
    event = rolled, value = 6,
    text = "When a player rolls a 6, they heal 1 HP.",
    effect = function(roller) heal(roller, 1) end,
  },
}
