return treasure {
  name = "Brimstone", min_players = 3,
  always { attack = 1, text = "You have +1 attack." },
  when {
    event = damage_taken, of = a_monster, by = you, combat = true, target = a_player { other = true },
    text = "When you deal combat damage to a monster, deal 1 damage to another player.",
    effect = function(target) deal(1, target) end,
  },
}
