return monster {
  name = "Living Tent", indomitable = true, hp = 4, evasion = 3, attack = 1, rewards = { treasure = 1 },
  always { of = a_monster { other = true }, hp = 1, text = "Other monsters have +1 HP." },
}
