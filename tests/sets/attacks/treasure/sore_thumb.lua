return treasure {
  name = "Sore Thumb",
  must { attack = a_monster { named = "Fly" }, text = "Flies must be attacked if able." },
}
