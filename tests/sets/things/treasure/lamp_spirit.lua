return treasure {
  name = "Lamp Spirit", outside = true, tags = { "spirit" },
  always { attack = 1, text = "You have +1 attack." },
}
