return monster {
  name = "The Sword Swallower", hp = 4, evasion = 4, attack = 1, rewards = { coins = die }, souls = 1,
  change {
    event = damage, to = this, attack_roll = 6,
    text = "An attack roll of 6 deals 1 more damage to this.",
    effect = function(event) event.amount = event.amount + 1 end,
  },
}
