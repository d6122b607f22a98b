return treasure {
  name = "Empty Vessel",
  always { attack = 1, given = at_most { loot = 0 }, text = "You have +1 attack while you hold 0 loot cards." },
  always { attack_roll = 1, given = at_most { coins = 0 }, text = "Your attack rolls get +1 while you have 0¢." },
}
