return treasure {
  name = "Lamp Spirit", outside = true,
  always { attack = 1, text = "You have +1 attack." },
}
