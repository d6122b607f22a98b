return monster {
  name = "Giant", hp = 10, evasion = 3, attack = 1, souls = 1,
}
