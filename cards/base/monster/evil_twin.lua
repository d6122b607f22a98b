return monster {
  name = "Evil Twin", hp = 3, evasion = 5, attack = 2, rewards = { treasure = 1 }, min_players = 3,
  when {
    event = damage_taken, of = this,
    text = "When this takes damage, the player to the left of the active player takes that much damage.",
    effect = function(active, amount) take_damage(active.left, amount) end,
  },
}
