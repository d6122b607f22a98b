return treasure {
  name = "Breakfast",
  always { hp = 1, text = "You have +1 HP." },
}
