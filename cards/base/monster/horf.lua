return monster {
  name = "Horf", hp = 1, evasion = 4, attack = 1, rewards = { coins = 3 },
  change {
    event = damage, from = this, combat = true, attack_roll = 2,
    text = "This deals 1 more combat damage on attack rolls of 2.",
    effect = function(event) event.amount = event.amount + 1 end,
  },
}
