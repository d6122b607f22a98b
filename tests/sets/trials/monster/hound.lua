return monster {
  name = "Hound", hp = 2, evasion = 3, attack = 1, rewards = { coins = 1 }, tags = { "beast" },
}
