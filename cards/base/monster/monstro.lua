return monster {
  name = "Monstro", hp = 4, evasion = 4, attack = 1, rewards = { coins = 6 }, souls = 1,
}
