return monster {
  name = "Twin Gate", hp = 2, evasion = 3, attack = 1, souls = 1,
  cant {
    event = damage, of = this, attack_roll = { 1, 3, 4, 5, 6 },
    text = "This can be damaged only on attack rolls of 2.",
  },
}
