return monster {
  name = "Clotty", hp = 2, evasion = 3, attack = 1, rewards = { coins = 4 },
}
