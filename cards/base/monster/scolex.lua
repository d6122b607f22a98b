return monster {
  name = "Scolex", hp = 3, evasion = 5, attack = 1, rewards = { treasure = 1 }, souls = 1,
  when {
    event = damage_taken, of = a_player, from = this, combat = true,
    text = "When this deals combat damage to a player, they discard a loot card.",
    effect = function(of) discard_loot(of, 1) end,
  },
}
