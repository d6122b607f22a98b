return loot {
  name = "III. The Empress",
  play {
    text = "A player gets +1 attack, and +1 to all of their rolls, till end of turn.",
    target = a_player,
    lasting { till = end_of_turn, always { of = target, attack = 1, roll = 1 } },
  },
}
