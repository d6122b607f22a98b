return bonus_soul {
  name = "Soul of Plenty", souls = 1,
  claim { coins = 30, text = "The first player with 30¢ or more gains this." },
}
