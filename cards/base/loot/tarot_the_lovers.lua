return loot {
  name = "VI. The Lovers",
  play {
    text = "A player gets +2 HP till end of turn.",
    target = a_player,
    lasting { till = end_of_turn, always { of = target, hp = 2 } },
  },
}
