return treasure {
  name = "Spotlight",
  always { of = active, hp = -3, text = "The active player has -3 HP." },
}
