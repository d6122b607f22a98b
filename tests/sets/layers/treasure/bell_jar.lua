return treasure {
  name = "Bell Jar",
  always { of = a_monster, most = { attack = 1 }, text = "Monsters have at most 1 attack." },
}
