return loot {
  name = "Bauble Bag", copies = 2,
  play {
    text = "You may play an additional trinket this turn.",
    lasting { till = end_of_turn, can { who = you, extra_loot_play = a_loot_card { trinket = true } } },
  },
}
