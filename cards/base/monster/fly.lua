return monster {
  name = "Fly", hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 },
}
