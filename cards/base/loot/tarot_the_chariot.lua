return loot {
  name = "VII. The Chariot",
  play {
    text = "A player gets +1 attack and +1 HP till end of turn.",
    target = a_player,
    lasting { till = end_of_turn, always { of = target, attack = 1, hp = 1 } },
  },
}
