return monster {
  name = "Pin", hp = 2, evasion = 4, attack = 1, rewards = { coins = 5 }, souls = 1,
  change {
    event = damage, to = this, combat = true, attack_roll = 6,
    text = "This takes no combat damage from attack rolls of 6.",
    effect = function(event) prevent(event) end,
  },
}
