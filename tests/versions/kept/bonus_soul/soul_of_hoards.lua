return bonus_soul {
  name = "Soul of Hoards", souls = 1,
  claim { coins = 35, text = "The first player with 35¢ or more gains this." },
}
