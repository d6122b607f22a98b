return monster {
  name = "Rearguard", hp = 2, evasion = 3, attack = 3, rewards = { coins = 2 },
  always { of = a_monster { other = true }, has = indomitable, set = { evasion = 6 }, attack = 1,
           text = "Other monsters are indomitable. Their evasion is 6. They have +1 attack." },
}
