return monster {
  name = "Gurdy", hp = 5, evasion = 4, attack = 1, rewards = { coins = 7 }, souls = 1,
}
