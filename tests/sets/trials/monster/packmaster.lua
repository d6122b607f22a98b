return monster {
  name = "Packmaster", hp = 2, evasion = 4, attack = 1, rewards = { coins = 3 },
  always { of = a_monster { tag = "beast" }, attack = 1, text = "Beasts have +1 attack." },
}
