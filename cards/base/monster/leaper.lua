return monster {
  name = "Leaper", hp = 2, evasion = 4, attack = 1, rewards = { coins = 5 },
  change {
    event = damage, from = this, combat = true, attack_roll = 1,
    text = "This deals double combat damage on attack rolls of 1.",
    effect = function(event) event.amount = event.amount * 2 end,
  },
}
