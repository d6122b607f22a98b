return loot {
  name = "Lurker", ambush = true, hp = 2, evasion = 3, attack = 1, rewards = { coins = 4 },
  always { of = a_monster { other = true }, attack = 1, text = "Other monsters have +1 attack." },
}
