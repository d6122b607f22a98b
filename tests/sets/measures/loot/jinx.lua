return loot {
  name = "Jinx",
  play { text = "A player has -9 luck till end of turn.", target = a_player,
         lasting { till = end_of_turn, always { of = target, luck = -9 } } },
}
