-- A lasting effect that begins with the next turn of a player.
return loot {
  name = "Stale Cider", tags = { "snack" },
  play {
    text = "A player heals 1. On their next turn, they have -1 to attack rolls.",
    target = a_player,
    effect = function(target) heal(target, 1) end,
    lasting { from_next_turn_of = target, till = end_of_turn, always { of = target, attack_roll = -1 } },
  },
}
