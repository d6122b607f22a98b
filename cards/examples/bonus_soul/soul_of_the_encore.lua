return bonus_soul {
  name = "Soul of the Encore", souls = 1,
  claim { souls = 2, text = "The first player with 2 or more souls gains this." },
}
