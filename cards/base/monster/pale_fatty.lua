return monster {
  name = "Pale Fatty", hp = 4, evasion = 3, attack = 1, rewards = { coins = 6 },
}
