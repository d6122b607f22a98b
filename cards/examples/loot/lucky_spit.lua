return loot {
  name = "Lucky Spit", copies = 2,
  play { text = "The next die you roll gets +2.", lasting { till = next_roll, always { of = you, roll = 2 } } },
}
