return monster {
  name = "Carrion Queen", hp = 3, evasion = 4, attack = 1, rewards = { treasure = 1 }, souls = 1,
  change {
    event = damage, to = this, combat = true, attack_roll = { 4, 5 },
    text = "This takes no combat damage from attack rolls of 4 and 5.",
    effect = function(event) prevent(event) end,
  },
}
