return loot {
  name = "War Paint",
  play {
    text = "Choose a fighter. It has +2 attack this turn.", target = an_item { fighter = true },
    lasting { till = end_of_turn, always { of = target, attack = 2 } },
  },
}
