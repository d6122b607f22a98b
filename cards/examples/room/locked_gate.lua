return room {
  name = "Locked Gate", attackable = true, hp = 2, evasion = 3, attack = 1, rewards = { treasure = 1 },
  flavour = "Behind it: another gate.",
}
