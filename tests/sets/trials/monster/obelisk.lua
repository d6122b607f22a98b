return monster {
  name = "Obelisk", hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 },
  cant { cover = this, text = "This can't be covered." },
}
