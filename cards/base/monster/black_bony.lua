return monster {
  name = "Black Bony", hp = 3, evasion = 4, attack = 1, rewards = { loot = die },
  when {
    event = monster_died, of = this, by = a_player,
    text = "When this dies, it deals 1 damage to the player who killed it.",
    effect = function(killer) deal(1, killer) end,
  },
}
