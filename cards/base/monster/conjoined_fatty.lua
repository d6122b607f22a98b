return monster {
  name = "Conjoined Fatty", hp = 4, evasion = 3, attack = 2, rewards = { loot = 2 },
}
