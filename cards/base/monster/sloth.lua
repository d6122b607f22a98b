return monster {
  name = "Sloth", hp = 3, evasion = 4, attack = 1, rewards = { coins = 1 }, souls = 1,
  when {
    event = monster_died, of = this, by = a_player,
    text = "When this dies, the player who killed it discards their hand.",
    effect = function(killer) discard_loot(killer, killer.loot) end,
  },
}
