return monster {
  name = "Dip", hp = 1, evasion = 4, attack = 1, rewards = { coins = 1 },
}
