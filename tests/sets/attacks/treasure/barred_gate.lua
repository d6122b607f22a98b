return treasure {
  name = "Barred Gate",
  cant { attack = deck.monster, text = "The monster deck can't be attacked." },
}
