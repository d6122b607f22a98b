return monster {
  name = "Trite", hp = 1, evasion = 5, attack = 1, rewards = { loot = 2 },
}
