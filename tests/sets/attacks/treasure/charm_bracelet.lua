return treasure {
  name = "Charm Bracelet",
  can {
    who = you, extra_loot_play = a_loot_card { trinket = true },
    text = "You may play an additional trinket each turn.",
  },
}
