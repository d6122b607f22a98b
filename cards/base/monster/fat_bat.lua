return monster {
  name = "Fat Bat", hp = 3, evasion = 5, attack = 1, rewards = { treasure = 1 },
}
