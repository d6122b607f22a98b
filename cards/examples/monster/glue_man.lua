return monster {
  name = "Glue Man", hp = 2, evasion = 3, attack = 1, rewards = { coins = 3 },
  when {
    event = damage_taken, of = a_player, from = this, combat = true,
    text = "When this deals combat damage to a player, deactivate their character.",
    effect = function(of) deactivate(of.character) end,
  },
}
