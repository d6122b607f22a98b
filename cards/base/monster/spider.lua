return monster {
  name = "Spider", hp = 1, evasion = 4, attack = 1, rewards = { loot = 1 },
}
