return monster {
  name = "Lamp Moth", copies = 2, hp = 1, evasion = 4, attack = 1, rewards = { coins = 2 }, tags = { "vermin" },
}
