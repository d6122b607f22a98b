return monster {
  name = "Dople", hp = 2, evasion = 4, attack = 2, rewards = { coins = 7 }, min_players = 3,
  when {
    event = damage_taken, of = this,
    text = "When this takes damage, the player to the right of the active player takes that much damage.",
    effect = function(active, amount) take_damage(active.right, amount) end,
  },
}
