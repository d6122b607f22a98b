return monster {
  name = "The Ringmaster", hp = 5, evasion = 4, attack = 2, rewards = { treasure = 1 }, souls = 2,
  when {
    event = monster_died, of = this, by = a_player,
    text = "When a player kills this, they take another turn after this one.",
    effect = function(killer) extra_turn(killer) end,
  },
}
