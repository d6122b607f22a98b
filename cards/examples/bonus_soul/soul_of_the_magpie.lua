return bonus_soul {
  name = "Soul of the Magpie", souls = 1,
  claim { loot = 9, text = "The first player with 9 or more loot cards gains this." },
}
