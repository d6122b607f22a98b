return noble {
  name = "Pretender", ambush = true, hp = 1, evasion = 2, attack = 1, rewards = { coins = 3 },
}
