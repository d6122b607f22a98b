return monster {
  name = "The Bloat", hp = 4, evasion = 4, attack = 2, rewards = { treasure = 1 }, souls = 1,
  when {
    event = damage_taken, from = this, combat = true,
    text = "When this deals combat damage, it deals 1 damage to each player but the active player.",
    effect = function() deal(1, others) end,
  },
}
