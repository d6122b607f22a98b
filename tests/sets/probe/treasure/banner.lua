return treasure {
  name = "Banner",
  always { of = a_monster, hp = 1, text = "Monsters have +1 HP." },
}
