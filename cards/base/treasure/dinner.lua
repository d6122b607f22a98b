return treasure {
  name = "Dinner",
  always { hp = 1, text = "You have +1 HP." },
}
