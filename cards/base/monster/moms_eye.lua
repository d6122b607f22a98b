return monster {
  name = "Mom's Eye", hp = 1, evasion = 4, attack = 2, rewards = { loot = 1 },
  when {
    event = monster_died, of = this, may = true, target = a_player,
    text = "When this dies, the active player may look at a player's hand.",
    effect = function(active, target) look_at_hand(active, target) end,
  },
}
