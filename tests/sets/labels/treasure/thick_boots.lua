return treasure {
  name = "Thick Boots", hp = sting, evasion = 2, attack = 1, attackable = true,
  always { of = you, hp = sting, text = "You have +2 HP." },
}
