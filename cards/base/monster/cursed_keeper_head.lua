return monster {
  name = "Cursed Keeper Head", hp = 2, evasion = 4, attack = 1, rewards = { coins = die },
  when {
    event = rolled, value = 1,
    text = "When a player rolls a 1, they lose 2¢.",
    effect = function(roller) lose_coins(roller, 2) end,
  },
}
