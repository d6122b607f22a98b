return monster {
  name = "Cod Worm", hp = 2, evasion = 5, attack = 0, rewards = { coins = 3 },
}
