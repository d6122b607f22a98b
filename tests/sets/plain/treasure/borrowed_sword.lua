return treasure {
  name = "Borrowed Sword",
  tap {
    text = "A player has +1 attack till end of turn.",
    target = a_player,
    lasting { till = end_of_turn, always { of = target, attack = 1 } },
  },
}
