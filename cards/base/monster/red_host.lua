return monster {
  name = "Red Host", hp = 2, evasion = 3, attack = 2, rewards = { coins = 5 },
}
