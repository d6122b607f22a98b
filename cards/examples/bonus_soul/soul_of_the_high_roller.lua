return bonus_soul {
  name = "Soul of the High Roller", souls = 1,
  claim { coins = 20, text = "The first player with 20¢ or more gains this." },
}
