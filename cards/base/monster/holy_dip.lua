return monster {
  name = "Holy Dip", hp = 1, evasion = 4, attack = 1, rewards = { coins = 1 },
  when {
    event = rolled, value = 1,
    text = "When a player rolls a 1, they gain 1¢.",
    effect = function(roller) gain_coins(roller, 1) end,
  },
}
