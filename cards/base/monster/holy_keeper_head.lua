return monster {
  name = "Holy Keeper Head", hp = 2, evasion = 4, attack = 1, rewards = { coins = die },
  when {
    event = rolled, value = 4,
    text = "When a player rolls a 4, they gain 2¢.",
    effect = function(roller) gain_coins(roller, 2) end,
  },
}
