return treasure {
  name = "Champion", fighter = true, familiar = true, hp = 1, evasion = 2, attack = 1, rewards = { coins = 2 },
}
