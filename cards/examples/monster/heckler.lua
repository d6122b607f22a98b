return monster {
  name = "Heckler", hp = 2, evasion = 2, attack = 1, rewards = { loot = 1 },
  must { attack = this, text = "The active player must attack this if able." },
}
