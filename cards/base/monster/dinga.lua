return monster {
  name = "Dinga", hp = 3, evasion = 3, attack = 1, rewards = { coins = die },
  change {
    event = rewards, of = this, attack_roll = 6,
    text = "If an attack roll of 6 killed this, its rewards are doubled.",
    effect = function(event) event.times = event.times * 2 end,
  },
}
