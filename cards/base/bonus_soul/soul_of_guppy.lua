return bonus_soul {
  name = "Soul of Guppy", souls = 1,
  claim { guppy_items = 2, text = "The first player with 2 or more Guppy items gains this." },  -- rule 15.4.4
}
