return monster {
  name = "Husk", hp = 0, evasion = 3, attack = 1, rewards = { coins = 2 },
}
