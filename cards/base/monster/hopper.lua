return monster {
  name = "Hopper", hp = 2, evasion = 3, attack = 1, rewards = { coins = 3 },
  change {
    event = damage, to = this, combat = true, attack_roll = 6,
    text = "This takes no combat damage from attack rolls of 6.",
    effect = function(event) prevent(event) end,
  },
}
