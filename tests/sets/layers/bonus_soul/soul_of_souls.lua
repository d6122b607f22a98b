return bonus_soul { name = "Soul of Souls", souls = 1,
  claim { souls = 2, text = "The first player with 2 souls gains this." } }
