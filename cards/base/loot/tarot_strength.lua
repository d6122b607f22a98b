return loot {
  name = "XI. Strength",
  play {
    text = "A player gets +1 attack till end of turn and may attack once more this turn.",
    target = a_player,
    lasting { till = end_of_turn, always { of = target, attack = 1, attacks_per_turn = 1 } },
  },
}
