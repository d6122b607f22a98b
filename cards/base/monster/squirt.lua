return monster {
  name = "Squirt", hp = 2, evasion = 3, attack = 1, rewards = { loot = 1 },
}
