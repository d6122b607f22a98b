return treasure {
  name = "Ball and Chain",
  cant { event = winning, of = you, text = "You can't win." },
}
