return monster {
  name = "Fatty", hp = 4, evasion = 2, attack = 1, rewards = { loot = 1 },
}
