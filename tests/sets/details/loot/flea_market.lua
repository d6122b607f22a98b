return loot {
  name = "Flea Market",
  play {
    text = "Till end of turn, players may also buy items from discard.",
    lasting { till = end_of_turn, can { buy_from = discard.treasure } },
  },
}
