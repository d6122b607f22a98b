return bonus_soul {
  name = "Soul of Gluttony", souls = 1,
  claim { loot = 10, text = "The first player with 10 or more loot cards in hand gains this." },  -- rule 15.4.4
}
