return monster {
  name = "Little Horn", hp = 2, evasion = 6, attack = 1, rewards = { loot = 2 }, souls = 1,
}
