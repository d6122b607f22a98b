return monster {
  name = "Leech", hp = 1, evasion = 4, attack = 2, rewards = { loot = 1 },
}
