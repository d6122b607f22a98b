return treasure {
  name = "Sealed Deck",
  cant { event = revealing, of = others, text = "Other players can't reveal cards." },
}
