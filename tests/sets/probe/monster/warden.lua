return monster {
  name = "Warden", hp = 1, evasion = 2, attack = 1, souls = 2, rewards = { coins = 2 },
  always { of = a_monster { other = true }, evasion = 1, text = "Other monsters have +1 evasion." },
}
