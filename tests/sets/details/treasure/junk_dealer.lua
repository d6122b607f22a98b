return treasure {
  name = "Junk Dealer",
  can { who = you, buy_from = discard.treasure, text = "You may also buy items from discard." },
}
