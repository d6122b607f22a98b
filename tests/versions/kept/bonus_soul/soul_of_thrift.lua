return bonus_soul {
  name = "Soul of Thrift", souls = 1,
  claim { coins = 25, text = "The first player with 25¢ or more gains this." },
}
